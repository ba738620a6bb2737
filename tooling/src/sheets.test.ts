import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './services.ts';

const sheets = globSync('{packages,apps}/*/src/**/*.module.css', { cwd: root, exclude: ['**/node_modules/**'] });

/** What no sheet of kit, content or shops may say, and why. packages/ui asks more of its own (styles.test.ts). */
const rules: [string, RegExp][] = [
  // For older browsers the build rewrites `:dir(rtl)` to a list of languages, which a page in English, read from the
  // right, is none of.
  ['asks for :dir() instead of [dir]', /:dir\(/],
  [
    'names a side of the screen, which right-to-left does not turn',
    /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|float|clear):|text-align: (?:left|right)\b/,
  ],
  ['writes a raw colour: use var(--color-…)', /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from var)/i],
];

/** Without comments and pictures in data: addresses. */
const read = (sheet: string) =>
  readFileSync(join(root, sheet), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\("data:[^"]*"\)/g, 'url()');

it('finds the sheets of kit, content and shops', () => {
  expect(sheets.map(sheet => sheet.split('/').slice(0, 2).join('/'))).toEqual(
    expect.arrayContaining(['packages/ui', 'packages/page-builder', 'packages/storefront', 'apps/float-price']),
  );
});

describe.each(rules)('no sheet %s', (_, wrong) => {
  it.each(sheets)('%s', sheet => {
    expect(wrong.exec(read(sheet))?.[0]).toBeUndefined();
  });
});

/** Widths at which the look changes; a custom property cannot stand in a media query. */
const breakpoints = [480, 640, 768, 769, 960, 1024, 1280, 1320, 1440, 1536, 1600, 1920];

// Rule look-01.
it.each(sheets)('%s asks for widths of the shop only', sheet => {
  const widths = [...read(sheet).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/([\d.]+)(px|r?em)/g)].map(([length]) => length),
  );
  expect(widths.filter(width => !breakpoints.some(known => width === `${known}px`))).toEqual([]);
});

it.each([
  ':dir(rtl) { }',
  'left: 4px;',
  'border-right-color: red;',
  'text-align: right;',
  'color: #fff;',
  'color: rgb(0 0 0);',
])('notices %s', css => {
  expect(rules.filter(([, wrong]) => wrong.test(css))).toHaveLength(1);
});

/**
 * A ground cut to a shape, as an icon is drawn without script, is the page's own ground where a reader forces colours.
 */
const cutsShapes = /clip-path: polygon|mask(?:-image)?: url/;

it.each(sheets)('%s keeps the shapes that it cuts out of a ground under forced colours', sheet => {
  const css = read(sheet);
  expect(cutsShapes.test(css) && !css.includes('forced-color')).toBe(false);
});

it('knows sheets that cut shapes', () => {
  expect(sheets.filter(sheet => cutsShapes.test(read(sheet))).length).toBeGreaterThan(4);
});

/** Names of classes that code reads of a sheet by; undefined where it works one out. */
function wornBy(code: string, name: string): string[] | undefined {
  if (new RegExp(String.raw`\b${name}\[(?!')`).test(code)) return undefined;
  return [...code.matchAll(new RegExp(String.raw`\b${name}\['([\w-]+)'\]`, 'g'))].map(([, worn = '']) => worn);
}

/** By sheet, the classes that parts wear. */
const worn = new Map<string, { classes: Set<string>; isWhole: boolean }>();
for (const file of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })) {
  const code = readFileSync(join(root, file), 'utf8');
  for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = join(file, '..', path);
    const known = worn.get(sheet) ?? { classes: new Set(), isWhole: true };
    const found = wornBy(code, name);
    worn.set(sheet, { classes: new Set([...known.classes, ...(found ?? [])]), isWhole: known.isWhole && !!found });
  }
}

/** A class that another sheet of the shop names is no module's own. */
const ownClasses = (css: string) =>
  new Set(
    [...css.replaceAll(/:global\([^)]*\)|@[a-z-]+[^{;]*/g, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(
      ([, name = '']) => name,
    ),
  );

it.each([...worn])('%s has each class that is worn, and no other', (sheet, { classes, isWhole }) => {
  const own = ownClasses(read(sheet));
  expect([...classes].filter(name => !own.has(name))).toEqual([]);
  expect([...own].filter(name => isWhole && !classes.has(name))).toEqual([]);
});
