import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inScheme } from '@shop/ui/in-scheme';
import type { Plugin } from 'vite';

interface Token {
  $type: string;
  $value: unknown;
}
type Group = { [name: string]: Group | Token | string };

const root = join(import.meta.dirname, '../../..');
type Scheme = 'light' | 'dark';
const read = (path: string, scheme: Scheme) => inScheme(readFileSync(join(root, path), 'utf8'), scheme);

/** Custom properties of the first `:root` of a sheet: what holds at any width. */
const propertiesOf = (sheet: string) =>
  [...(/:root \{[^}]*\}/.exec(sheet)?.[0] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll(/\s+/g, ' ').trim()],
  );

const part = (hex: string) => Number((Number.parseInt(hex, 16) / 255).toFixed(4));

/** Of #rrggbb, `rgb(r g b / a%)`, `transparent` and a token made fainter; undefined of anything else. */
function colour(value: string, all: ReadonlyMap<string, string>): object | undefined {
  const make = (components: number[], alpha = 1) => ({ colorSpace: 'srgb', components, alpha });
  if (value === 'transparent') return make([0, 0, 0], 0);
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return { ...make(hex.slice(1).map(part)), hex: value };
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (rgb) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgb.slice(1).map(Number);
    return make(
      [red, green, blue].map(channel => Number((channel / 255).toFixed(4))),
      alpha / 100,
    );
  }
  const [, of, share] = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/.exec(value) ?? [];
  if (of === undefined) return undefined;
  const whole = colour(all.get(of) ?? '', all);
  return whole && { ...whole, alpha: Number(share) / 100 };
}

function length(value: string): object | undefined {
  const [, number, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  return number === undefined ? undefined : { value: Number(number), unit };
}

/** One shadow or several, each of offsets, blur, perhaps spread, and a colour at its end. */
function shadow(value: string, all: ReadonlyMap<string, string>): object | undefined {
  if (value === 'none') return [];
  const shadows = value.split(/,(?![^(]*\))/).map(each => {
    const [, lengths = '', ink = ''] = /^((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(each.trim()) ?? [];
    const [offsetX, offsetY, blur, spread = length('0')] = lengths.trim().split(' ').map(length);
    const [, named] = /^var\(--([\w-]+)\)$/.exec(ink) ?? [];
    return { color: named ? `{${path(named).join('.')}}` : colour(ink, all), offsetX, offsetY, blur, spread };
  });
  return shadows.every(each => each.color !== undefined) ? shadows : undefined;
}

/** Group and name: `color-surface-raised` is `surface-raised` of `color`. */
function path(name: string): [string, string] {
  const [group = '', ...rest] = name.split('-');
  return [group, rest.join('-') || 'default'];
}

function token(name: string, value: string, all: ReadonlyMap<string, string>): Token {
  const typed = ($type: string, $value: unknown): Token => {
    if ($value === undefined || ($type === 'number' && Number.isNaN($value)))
      throw new Error(`--${name} is "${value}", which is no ${$type} that design tools know.`);
    return { $type, $value };
  };
  const $type = /^color-|-line(?:-hover)?$/.test(name)
    ? 'color'
    : /shadow/.test(name)
      ? 'shadow'
      : name.startsWith('motion-')
        ? 'duration'
        : name.startsWith('font-')
          ? 'fontFamily'
          : name.startsWith('weight-')
            ? 'fontWeight'
            : name === 'ease'
              ? 'cubicBezier'
              : /^(?:line|layer)-/.test(name)
                ? 'number'
                : 'dimension';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return { $type, $value: `{${path(other).join('.')}}` };
  switch ($type) {
    case 'color':
      return typed($type, colour(value, all));
    case 'shadow':
      return typed($type, shadow(value, all));
    case 'duration':
      return typed($type, { value: Number.parseFloat(value), unit: 'ms' });
    case 'fontFamily':
      return typed(
        $type,
        value.split(',').map(family => family.trim().replaceAll("'", '')),
      );
    case 'cubicBezier':
      return typed($type, /\((.+)\)/.exec(value)?.[1]?.split(',').map(Number));
    case 'dimension':
      return typed($type, length(value));
    default:
      return typed($type, Number(value));
  }
}

/** Themes of the shops, by the folder of the app, and the kit's own. */
export const themeNames = (): string[] => [
  'neutral',
  ...globSync('apps/*/theme.css', { cwd: root })
    .map(sheet => basename(dirname(sheet)))
    .toSorted(),
];

/**
 * Tokens of a theme in the format of the Design Tokens Community Group (2025.10), which design tools read.
 *
 * @throws Error where a token has a value that the format has no type for.
 */
export function designTokens(theme: string, scheme: Scheme = 'light'): Group {
  const all = new Map([
    ...propertiesOf(read('packages/ui/src/tokens/base.css', scheme)),
    ...(theme === 'neutral' ? [] : propertiesOf(read(`apps/${theme}/theme.css`, scheme))),
  ]);
  const tokens: Group = { $description: `Tokens of ${theme}, made of base.css and theme.css: change them there.` };
  for (const [name, value] of all) {
    const [group, own] = path(name);
    const within = (tokens[group] ??= {}) as Group;
    within[own] = token(name, value, all);
  }
  return tokens;
}

const address = /\/(tokens\/[\w-]+(?:\.dark)?\.tokens\.json)$/;

/** The files of all themes, light and dark, by their path, and what makes the text of each. */
const files = () =>
  new Map(
    themeNames().flatMap(theme =>
      (['light', 'dark'] as const).map(scheme => [
        `tokens/${theme}${scheme === 'dark' ? '.dark' : ''}.tokens.json`,
        () => `${JSON.stringify(designTokens(theme, scheme), null, 2)}\n`,
      ]),
    ),
  );

/** Serves each theme's tokens as tokens/<theme>.tokens.json, the dark ones as tokens/<theme>.dark.tokens.json, and writes them when Storybook is built. */
export const designTokenFiles = (): Plugin => ({
  name: 'design-token-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const text = files().get(address.exec(request.url ?? '')?.[1] ?? '');
      if (!text) return next();
      response.setHeader('content-type', 'application/json');
      response.end(text());
    });
  },
  generateBundle() {
    for (const [fileName, text] of files()) this.emitFile({ type: 'asset', fileName, source: text() });
  },
});
