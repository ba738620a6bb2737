import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { describe, expect, it } from 'vitest';
import { root } from './services.ts';

const most = 25 * 1024;

/** Arimo has the widths and heights of Arial, which a browser has here and not there. */
const arial = createRequire(import.meta.url).resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2');

/** The descriptors of each @font-face of a sheet. */
const facesOf = (sheet: string) =>
  [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(
    ([, body = '']) =>
      new Map([...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  );

const shops = globSync('apps/*/theme.css', { cwd: root }).map(file => {
  const sheet = readFileSync(join(root, file), 'utf8');
  const require = createRequire(join(root, file));
  const faces = facesOf(sheet);
  const brought = faces.flatMap(face => {
    const [, file] = /^url\('([^']+)'\)/.exec(face.get('src') ?? '') ?? [];
    return file === undefined ? [] : [{ family: face.get('font-family'), face, file: require.resolve(file) }];
  });
  return { name: basename(dirname(file)), sheet, faces, brought };
});
const bringing = shops.filter(({ brought }) => brought.length > 0);

it('finds a shop that brings a typeface', () => {
  expect(bringing.map(({ name }) => name)).toContain('uni-coins');
});

// Rule look-23.
describe.each(bringing)('the typeface of $name', ({ sheet, faces, brought }) => {
  it('has at most 25 KB', () => {
    expect(brought.reduce((sum, { file }) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(most);
  });

  it('moves nothing when it comes late', () => {
    expect(brought.map(({ face }) => face.get('font-display'))).toEqual(brought.map(() => 'optional'));
  });

  it.each(brought)('$family has a stand-in of its widths and heights', async ({ family, file }) => {
    const standIn = `${family?.slice(0, -1)} stand-in'`;
    expect(sheet).toMatch(new RegExp(`--font-\\w+: ${family}, ${standIn},`));
    const { fontFaces } = createFontStack([await fromFile(file), await fromFile(arial)], {
      fontFaceFormat: 'styleObject',
    });
    const { '@font-face': wanted } = fontFaces[0]!;
    const face = faces.find(each => each.get('font-family') === standIn);
    for (const [descriptor, value] of [
      ['size-adjust', wanted.sizeAdjust],
      ['ascent-override', wanted.ascentOverride],
      ['descent-override', wanted.descentOverride],
      ['line-gap-override', wanted.lineGapOverride],
    ] as const)
      expect(Number.parseFloat(face?.get(descriptor) ?? ''), `${descriptor} of ${standIn}`).toBeCloseTo(
        Number.parseFloat(value ?? '0'),
        0,
      );
  });
});
