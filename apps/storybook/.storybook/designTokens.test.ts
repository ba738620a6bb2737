import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designTokens, themeNames } from './designTokens.ts';

const base = readFileSync(new URL('../../../packages/ui/src/tokens/base.css', import.meta.url), 'utf8');
const names = [...(/:root \{[^}]*\}/.exec(base)?.[0] ?? '').matchAll(/^ {2}--([\w-]+):/gm)].map(
  ([, name = '']) => name,
);

interface Leaf {
  $type: string;
  $value: unknown;
}
const leaves = (tokens: object): [string, Leaf][] =>
  Object.entries(tokens as Record<string, Record<string, Leaf>>)
    .filter(([group]) => !group.startsWith('$'))
    .flatMap(([group, own]) =>
      Object.entries(own).map(([name, leaf]): [string, Leaf] => [
        name === 'default' ? group : `${group}-${name}`,
        leaf,
      ]),
    );

describe.each(themeNames().flatMap(theme => [[theme, 'light'] as const, [theme, 'dark'] as const]))(
  '%s, %s',
  (theme, scheme) => {
    const tokens = new Map(leaves(designTokens(theme, scheme)));

    it('exports every token', () => {
      expect(names.length).toBeGreaterThan(80);
      expect([...tokens.keys()].toSorted()).toEqual(names.toSorted());
    });

    it('refers only to tokens that are there', () => {
      const written = JSON.stringify([...tokens.values()]);
      const wanted = [...written.matchAll(/\{([\w.-]+)\}/g)].map(([, path = '']) =>
        path.replace(/\.default$|\./, match => (match === '.' ? '-' : '')),
      );
      expect(wanted.filter(name => !tokens.has(name))).toEqual([]);
    });
  },
);

it('says values as design tools read them, those of a shop over those of the kit', () => {
  const tokens = designTokens('zepp-coins') as Record<string, Record<string, Leaf>>;
  expect(tokens['color']?.['accent']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.2902, 0.2471, 0.8392], alpha: 1, hex: '#4a3fd6' },
  });
  expect(tokens['color']?.['accent-hover']).toEqual({ $type: 'color', $value: '{color.accent-strong}' });
  expect(tokens['radius']?.['default']).toEqual({ $type: 'dimension', $value: { value: 10, unit: 'px' } });
  expect(tokens['size']?.['12']).toEqual({ $type: 'dimension', $value: { value: 0.75, unit: 'rem' } });
  expect(tokens['motion']?.['mask']).toEqual({ $type: 'duration', $value: { value: 192, unit: 'ms' } });
  expect(tokens['ease']?.['default']).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.3, 1] });
  expect(tokens['tile']?.['shadow']?.$value).toHaveLength(2);
  const dark = designTokens('zepp-coins', 'dark') as Record<string, Record<string, Leaf>>;
  expect(dark['color']?.['surface']?.$value).toMatchObject({ hex: '#11132b' });
});
