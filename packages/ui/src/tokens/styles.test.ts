import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = globSync('**/*.module.css', { cwd: source });

interface Declaration {
  line: number;
  property: string;
  value: string;
}

/** Declarations without comments and pictures in data: addresses; custom properties count as well. */
function declarationsOf(css: string): Declaration[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/url\("data:[^"]*"\)/g, 'url()');
  return plain.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?:^|[{;\s])([a-z-]+):\s+([^;{}]+);/g)].map(([, property = '', value = '']) => ({
      line: index + 1,
      property,
      value,
    })),
  );
}

const physicalProperty =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-.*)?|left|right|top|bottom|width|height|(?:min|max)-(?:width|height))$/;
const physicalValue = /^(?:left|right)$/;
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;
const type = new Set(['font-size', 'font-weight', 'font-family', 'line-height']);

/** What a sheet may not say, and why. */
const rules: [string, (declaration: Declaration) => boolean][] = [
  [
    'names a side of the screen, which right-to-left does not turn',
    ({ property, value }) =>
      physicalProperty.test(property) ||
      (/^(?:text-align|float|clear)$/.test(property) && physicalValue.test(value.trim())),
  ],
  ['writes a raw colour: use var(--color-…)', ({ value }) => rawColour.test(value)],
  [
    'writes a raw layer: use var(--layer-…)',
    ({ property, value }) => property === 'z-index' && !value.startsWith('var(--layer-'),
  ],
  [
    'writes raw type: use var(--size-…), var(--line-…) or var(--weight-…)',
    ({ property, value }) => type.has(property) && !/^(?:var\(|inherit$|[01]$)/.test(value),
  ],
  [
    'writes a raw time: use var(--motion-…)',
    ({ property, value }) => /^(?:transition|animation)/.test(property) && /\b[1-9]\d*(?:\.\d+)?m?s\b/.test(value),
  ],
  [
    'writes a raw distance: use var(--space-…)',
    ({ property, value }) =>
      /^(?:gap|row-gap|column-gap|padding.*|margin.*)$/.test(property) && /\b(?:[89]|\d{2,})px\b/.test(value),
  ],
];

it('finds the sheets of the kit', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

describe.each(rules)('no sheet %s', (_, breaks) => {
  it.each(sheets)('%s', sheet => {
    const wrong = declarationsOf(readFileSync(join(source, sheet), 'utf8'))
      .filter(breaks)
      .map(({ line, property, value }) => `${line}: ${property}: ${value}`);
    expect(wrong).toEqual([]);
  });
});

/**
 * Those of waiting keep their time: a spinner that stood for 0 ms would flicker. What uses them stops by itself, see
 * below.
 */
it('has no time for any movement where less motion is asked for', () => {
  const css = readFileSync(join(source, 'tokens/base.css'), 'utf8');
  const [, still = ''] = /@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(css) ?? [];
  const moving = [...css.matchAll(/--(motion-[\w-]+): [1-9]/g)]
    .map(([, name]) => name)
    .filter(name => !still.includes(`--${name}: 0ms;`));
  expect(moving).toEqual(['motion-spin', 'motion-loading']);
});

it.each(sheets)('%s scrolls at once, and turns nothing forever, where less motion is asked for', sheet => {
  const css = readFileSync(join(source, sheet), 'utf8');
  const moves = /scroll-behavior: smooth|--motion-loading\)|\binfinite\b/.test(css);
  expect(moves && !css.includes('prefers-reduced-motion: reduce')).toBe(false);
});

it('notices a sheet that breaks each of the rules', () => {
  const broken = declarationsOf(
    '.a { left: 4px; text-align: right; color: #fff; z-index: 3; font-size: 13px; transition: opacity 200ms; gap: 10px; }',
  );
  expect(rules.filter(([, breaks]) => !broken.some(breaks)).map(([rule]) => rule)).toEqual([]);
});

/** Rules look-02, look-06. */
it.each([
  ['motion-mask', '192ms'],
  ['motion-mask-active', '224ms'],
  ['motion-drawer', '300ms'],
  ['motion-slow', '384ms'],
  ['motion-spin', '1920ms'],
  ['site-width', '1226px'],
  ['content-width', '1440px'],
  ['touch', '44px'],
])('sets --%s to %s', (token, value) => {
  expect(readFileSync(join(source, 'tokens/base.css'), 'utf8')).toContain(`--${token}: ${value};`);
});
