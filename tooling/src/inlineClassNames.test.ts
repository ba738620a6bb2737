import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { inlineClassNames } from './inlineClassNames.ts';

/** Builds a module beside a style sheet, and answers its code. */
async function built(code: string, plugins = [inlineClassNames()]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  writeFileSync(join(folder, 'Tile.module.css'), '.tile { color: red } .title { color: blue } .switch { color: green }');
  writeFileSync(join(folder, 'tile.ts'), `import css from './Tile.module.css';\n${code}`);
  const output = await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins,
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: 'x_[local]' } } },
    build: { write: false, rolldownOptions: { input: join(folder, 'tile.ts'), preserveEntrySignatures: 'strict' } },
  });
  const { output: [chunk] } = output as { output: { code: string }[] };
  return chunk?.code ?? '';
}

it('leaves the one class that is used, without its file\'s others', async () => {
  const code = "export const use = () => css['tile'];";
  expect(await built(code, [])).toContain('x_title');
  const slim = await built(code);
  expect(slim).toContain('x_tile`');
  expect(slim).not.toContain('x_title');
});

it.each([
  ['is picked while the page runs', 'export const use = (kind) => css[kind];', 'x_title'],
  ['is a reserved word', "export const use = () => css['switch'];", 'x_switch'],
  ['is handed on with all others', 'export const use = () => Object.values(css);', 'x_title'],
])('keeps every class of a file where one %s', async (_, code, kept) => {
  expect(await built(code)).toContain(kept);
});
