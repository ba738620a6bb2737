import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokensOf } from './tokensOf.ts';

const root = join(import.meta.dirname, '../../..');
// Read here: Vitest hands out no sheet as text.
const sources = Object.fromEntries(
  globSync('packages/ui/src/*/*.{tsx,css}', { cwd: root }).map(path => [
    `../../../${path}`,
    readFileSync(join(root, path), 'utf8'),
  ]),
);
const tokens = (part: string) =>
  tokensOf(`../../packages/ui/src/${part.toLowerCase()}/${part}.stories.tsx`, part, sources);

it('names what the sheet of a part reads', () => {
  expect(tokens('Card')).toEqual(expect.arrayContaining(['border', 'color-line', 'panel-space', 'radius']));
});

it('finds the sheet of a part without markup of its own', () => {
  expect(tokens('Tooltip')).toContain('color-backdrop');
});

it("leaves out a part's own properties", () => {
  expect(tokens('Card')).not.toContain('card-padding');
});
