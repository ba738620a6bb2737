import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inScheme } from '@shop/ui/in-scheme';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const base = read('../../../packages/ui/src/tokens/base.css');

/** The first `:root` block's custom properties; a theme's come over the kit's own. */
function tokensOf(...sheets: string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const sheet of sheets) {
    const [block = ''] = /:root \{[^}]*\}/.exec(sheet) ?? [];
    for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) tokens.set(name, value);
  }
  return tokens;
}

function colour(tokens: Map<string, string>, name: string): number[] {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colour(tokens, other);
  const channels = /^#(..)(..)(..)$/
    .exec(value)
    ?.slice(1)
    .map(hex => Number.parseInt(hex, 16) / 255);
  if (!channels) throw new Error(`--${name} is "${value}", which is no #rrggbb.`);
  return channels;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (rgb: number[]) =>
  rgb
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
    .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

function contrast(tokens: Map<string, string>, first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second].map(name => luminance(colour(tokens, name))).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['color-surface', 'color-surface-raised', 'color-surface-sunken'];
const onGrounds = [
  'color-text',
  'color-text-quiet',
  'color-accent-strong',
  'color-sale',
  'color-danger',
  'color-coin-text',
];
const text = [
  ...grounds.flatMap(ground => onGrounds.map(ink => [ink, ground] as const)),
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-text', 'color-accent-soft'],
  ['color-accent-strong', 'color-accent-soft'],
  ['color-text-quiet', 'color-accent-soft'],
  ['color-coin-text', 'color-coin-soft'],
  ['color-on-backdrop', 'color-backdrop'],
  ['color-success', 'color-success-soft'],
  ['color-warning', 'color-warning-soft'],
  ['color-danger', 'color-danger-soft'],
] as const;
const controls = grounds
  .slice(0, 2)
  .flatMap(ground => ['color-line-strong', 'color-accent', 'color-focus'].map(ink => [ink, ground] as const));

const themes = globSync('../../*/theme.css', { cwd: import.meta.dirname }).map(sheet => basename(dirname(sheet)));
const ours = ['zepp-coins', 'uni-coins', 'float-price'];

const schemes = ['light', 'dark'] as const;

// Rule look-20.
describe.each(['the kit', ...themes].flatMap(name => schemes.map(scheme => [name, scheme] as const)))(
  '%s, %s',
  (name, scheme) => {
    const sheets = name === 'the kit' ? [base] : [base, read(`../../${name}/theme.css`)];
    const tokens = tokensOf(...sheets.map(sheet => inScheme(sheet, scheme)));

    it.each(text)('writes %s on %s with AA contrast', (ink, ground) => {
      expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(controls)('draws %s on %s with 3:1', (ink, ground) => {
      expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(3);
    });

    it('is as light or dark as it says', () => {
      const isDark = luminance(colour(tokens, 'color-surface')) < luminance(colour(tokens, 'color-text'));
      expect(isDark).toBe(scheme === 'dark');
    });
  },
);

it.each(themes)('%s overrides only what the kit has', name => {
  const known = tokensOf(base);
  expect([...tokensOf(read(`../../${name}/theme.css`)).keys()].filter(token => !known.has(token))).toEqual([]);
});

it('gives each of the three shops an accent, a shape and an ink of its own', () => {
  for (const token of ['color-accent', 'radius', 'color-text', 'color-coin', 'color-surface']) {
    expect(new Set(ours.map(name => tokensOf(read(`../../${name}/theme.css`)).get(token))).size).toBe(3);
  }
});
