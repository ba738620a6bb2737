import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { inlineClassNames } from './inlineClassNames.ts';
import { sheetsAlone } from './sheetsAlone.ts';

type File = { fileName: string; code?: string; source?: string };
type Manifest = Record<string, { css?: string[]; imports?: string[] }>;

/** Builds a tile whose sheet is a chunk of its own. */
async function built(plugins: Plugin[], code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-alone-'));
  writeFileSync(join(folder, 'Tile.module.css'), '.tile { color: red }');
  writeFileSync(join(folder, 'tile.ts'), `import css from './Tile.module.css';\n${code}`);
  const { output } = (await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [inlineClassNames(), plugins],
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      manifest: true,
      rolldownOptions: {
        input: join(folder, 'tile.ts'),
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { groups: [{ name: 'tiles', test: /\.css$/ }] } },
      },
    },
  })) as { output: File[] };
  const manifest = JSON.parse(
    String(output.find(({ fileName }) => fileName.endsWith('manifest.json'))?.source),
  ) as Manifest;
  return {
    scripts: output.filter(({ fileName }) => fileName.endsWith('.js')),
    sheets: output.map(({ fileName }) => fileName).filter(name => name.endsWith('.css')),
    tile: manifest['tile.ts'],
  };
}

const code = "export const use = () => css['tile'];";

it('leaves no script of a chunk of sheets alone, and hands its sheets to who imports it', async () => {
  expect((await built([], code)).scripts).toHaveLength(2);
  const { scripts, sheets, tile } = await built([sheetsAlone()], code);
  expect(scripts.map(({ code: text = '' }) => /import/.test(text))).toEqual([false]);
  expect([sheets.length, tile?.imports, tile?.css]).toEqual([1, undefined, sheets]);
});

it('leaves a chunk that still names classes', async () => {
  const { scripts } = await built([sheetsAlone()], 'export const use = (kind: string) => css[kind];');
  expect(scripts).toHaveLength(2);
});
