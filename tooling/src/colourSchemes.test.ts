import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { colourSchemes } from './colourSchemes.ts';
import { copyApp } from './copyApp.ts';
import { root } from './services.ts';

const app = copyApp('uni-coins');
afterAll(() => rmSync(app, { recursive: true, force: true }));

const base = join(root, 'packages/ui/src/tokens/base.css');

/** What a sheet is in the build of a shop that has a dark scheme, or has none. */
async function builtAs(darkScheme: boolean, file: string): Promise<string> {
  const watched: string[] = [];
  writeFileSync(
    join(app, 'src/variant.ts'),
    `import { defineVariant } from '@shop/variant';\nexport const variant = defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000004', darkScheme: ${darkScheme} });\n`,
  );
  const { transform } = colourSchemes(app);
  if (typeof transform !== 'function') throw new TypeError('colourSchemes has no transform.');
  const context = { addWatchFile: (path: string) => void watched.push(path) };
  const code: unknown = await transform.call(context as never, readFileSync(file, 'utf8'), file);
  expect(watched).toEqual([join(app, 'src/variant.ts')]);
  return String(code);
}

const theme = join(app, 'theme.css');

// Rule look-20.
it('leaves nothing of the dark scheme where a shop does not switch it on', async () => {
  const sheets = (await builtAs(false, base)) + (await builtAs(false, theme));
  expect(sheets).not.toMatch(/light-dark|data-scheme|#14171c|#1d0a1b/);
  expect(sheets).toContain('--color-surface: #fffdf9;');
});

it('keeps the light scheme for browsers that do not know pairs of colours, and asks of the kit for what the theme leaves open', async () => {
  const [kit, own] = [await builtAs(true, base), await builtAs(true, theme)];
  for (const sheet of [kit, own]) {
    expect(sheet.slice(0, sheet.indexOf('@supports'))).toMatch(/--color-surface: #\w+;[^]*--color-text: #\w+;/);
    expect(sheet.slice(0, sheet.indexOf('@supports'))).not.toContain('light-dark(');
  }
  expect(own).toContain('--color-surface: light-dark(#fffdf9, #1d0a1b);');
  expect(kit).toContain('--color-success: light-dark(');
  expect(kit).not.toContain('--color-surface: light-dark(');
  expect(kit).toContain("[data-scheme='dark']");
});
