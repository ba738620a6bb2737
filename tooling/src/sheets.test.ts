import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

const sheets = globSync('{packages,apps}/*/src/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] });

it('finds the sheets of kit, content and shop', () => {
  expect(sheets.length).toBeGreaterThan(60);
});

/** For older browsers the build rewrites `:dir(rtl)` to a list of languages, which a page in English, read from the right, is none of. */
it.each(sheets)('%s asks for dir, and not for :dir(), where one reads from the right', sheet => {
  expect(readFileSync(join(root, sheet), 'utf8')).not.toContain(':dir(');
});
