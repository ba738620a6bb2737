import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

/** The heights that a sheet gives what is pressed, px, each with the media query that it stands in. */
const touches = (sheet: string) =>
  [...sheet.matchAll(/(?:@media ([^{]+) \{\s*)?:root \{([^}]*)\}/g)].flatMap(([, media = '', body = '']) =>
    [...body.matchAll(/--touch: (\d+)px/g)].map(([, px]) => ({ media, px: Number(px) })),
  );

const sheets = ['packages/ui/src/tokens/base.css', ...globSync('apps/*/theme.css', { cwd: root })].map(file => ({
  name: basename(dirname(file)),
  given: touches(readFileSync(join(root, file), 'utf8')),
}));

it('finds the shop that stands close where a pointer is fine', () => {
  expect(sheets.find(({ name }) => name === 'float-price')?.given).toEqual([
    { media: '(width >= 960px) and (pointer: fine)', px: 36 },
  ]);
});

// Rule look-24.
it.each(sheets)('$name leaves fingers 44 px', ({ given }) => {
  const tooSmall = given.filter(({ media, px }) => px < (media.includes('(pointer: fine)') ? 36 : 44));
  expect(tooSmall).toEqual([]);
});
