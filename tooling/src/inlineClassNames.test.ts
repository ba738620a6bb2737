import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { inlineClassNames } from './inlineClassNames.ts';

/** Builds a module beside a style sheet, and answers the code of both. */
async function built(code: string, plugins: Plugin[] = inlineClassNames()): Promise<{ script: string; style: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  writeFileSync(
    join(folder, 'Tile.module.css'),
    '.tile { color: red } .title { color: blue } .switch { color: green }',
  );
  writeFileSync(join(folder, 'tile.ts'), `import css from './Tile.module.css';\n${code}`);
  const output = await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins,
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: 'x_[local]' } } },
    build: {
      write: false,
      rolldownOptions: {
        input: join(folder, 'tile.ts'),
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  });
  const { output: files } = output as { output: { fileName: string; code?: string; source?: string }[] };
  return {
    script: files.map(file => file.code ?? '').join(''),
    style: files.find(file => file.fileName.endsWith('.css'))?.source ?? '',
  };
}

it("leaves the one class that is used, without its file's others", async () => {
  const code = "export const use = () => css['tile'];";
  expect((await built(code, [])).script).toContain('x_title');
  const { script } = await built(code);
  expect(script).toContain('x_tile`');
  expect(script).not.toContain('x_title');
});

it('keeps the style sheet, although nothing of its module is left', async () => {
  expect((await built("export const use = () => css['tile'];")).style).toContain('.x_title{');
});

it.each([
  ['is picked while the page runs', 'export const use = (kind) => css[kind];', 'x_title'],
  ['is a reserved word', "export const use = () => css['switch'];", 'x_switch'],
  ['is handed on with all others', 'export const use = () => Object.values(css);', 'x_title'],
])('keeps every class of a file where one %s', async (_, code, kept) => {
  expect((await built(code)).script).toContain(kept);
});
