import { inScheme } from '@shop/ui/in-scheme';
import { describe, expect, it } from 'vitest';
import { brandProblem, brandTokens, contrast, nearestBrand } from './colour.ts';

const brands = [
  '#0b7a75',
  '#ffd400',
  '#f0624a',
  '#777777',
  '#ffffff',
  '#000000',
  '#00ff00',
  '#4a3fd6',
  '#6b7f3a',
  '#e8590c',
];

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0b7a75', '#0b7a75')).toBe(1);
  });
});

describe('nearestBrand', () => {
  it('keeps a colour that passes', () => {
    expect(nearestBrand('#0b7a75')).toBe('#0b7a75');
  });

  it('darkens a yellow until it shows on white', () => {
    expect(brandProblem('#ffd400')).toContain('on the white ground');
    const nearest = nearestBrand('#ffd400');
    expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(nearest, '#ffffff')).toBeLessThan(3.2);
  });

  it('leaves a grey on which no text can be read', () => {
    expect(brandProblem('#7d7d7d')).toContain('neither white nor dark text');
    expect(brandProblem(nearestBrand('#7d7d7d'))).toBeUndefined();
  });
});

const tokensOf = (colour: string, scheme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(brandTokens(nearestBrand(colour))).map(([name, value]) => [name, inScheme(value, scheme)]),
  );

// Rule look-20.
it.each(brands)('the tokens of the nearest to %s pass AA where a shop is dark', colour => {
  const tokens = tokensOf(colour, 'dark');
  const ratio = (first: string, second: string) => contrast(tokens[first] ?? first, tokens[second] ?? second);
  for (const [ink, under] of [
    ['color-on-accent', 'color-accent'],
    ['color-on-accent', 'color-accent-hover'],
    ['color-accent-strong', '#14171c'],
    ['color-accent-strong', '#1c2026'],
    ['color-accent-strong', '#0e1014'],
    ['color-accent-strong', 'color-accent-soft'],
    ['#e8eaee', 'color-accent-soft'],
    ['#a8b0bc', 'color-accent-soft'],
  ] as const) {
    expect(ratio(ink, under), `${ink} on ${under}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const under of ['#14171c', '#1c2026']) {
    expect(ratio('color-accent', under), `the accent on ${under}`).toBeGreaterThanOrEqual(3);
    expect(ratio('color-focus', under), `the focus on ${under}`).toBeGreaterThanOrEqual(3);
  }
});

it.each(brands)('the tokens of the nearest to %s pass AA wherever the shop draws them', colour => {
  const tokens = tokensOf(colour, 'light');
  const ratio = (first: string, second: string) => contrast(tokens[first] ?? first, tokens[second] ?? second);
  for (const [ink, under] of [
    ['color-on-accent', 'color-accent'],
    ['color-on-accent', 'color-accent-hover'],
    ['color-accent-strong', '#ffffff'],
    ['color-accent-strong', '#f3f4f6'],
    ['color-accent-strong', 'color-accent-soft'],
    ['#1b1f27', 'color-accent-soft'],
    ['#565d6b', 'color-accent-soft'],
  ] as const) {
    expect(ratio(ink, under), `${ink} on ${under}`).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio('color-accent', '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(ratio('color-focus', '#ffffff')).toBeGreaterThanOrEqual(3);
});
