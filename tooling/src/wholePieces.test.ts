import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wholePieces, withoutSheets } from './wholePieces.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pieces-'));
  await Promise.all([
    writeFile(join(folder, 'entry.js'), "export const open = () => import('./panel.js');"),
    writeFile(join(folder, 'panel.js'), 'export const panel = 1;'),
  ]);
});

afterEach(() => rm(folder, { recursive: true }));

it('has each import() of a build fetch its file before', async () => {
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [wholePieces()],
    build: {
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'entry.js'), preserveEntrySignatures: 'strict' },
    },
  });
  const assets = join(folder, 'dist/assets');
  const files = (await readdir(assets)).toSorted();
  expect(files.map(file => file.split('-')[0])).toEqual(['entry', 'panel']);
  const code = await readFile(join(assets, files[0] ?? ''), 'utf8');
  expect(code).toContain('window.shopFile(');
  expect(code).toMatch(new RegExp(`\\(\\(\\)=>import\\([\`"']\\./${files[1]}[\`"']\\)`));
});

const mapOf = (list: string) => `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${list})))=>i.map(i=>d[i]);`;

it('names of a piece no sheet that came with who imports it', () => {
  const code = `${mapOf('["frame.css","panel.css","list.css"]')}p(a,__vite__mapDeps([0,1]));p(b,__vite__mapDeps([2,0]));p(c,__vite__mapDeps([0]))`;
  expect(withoutSheets(code, ['frame.css'])).toBe(
    `${mapOf('["panel.css","list.css"]')}p(a,__vite__mapDeps([0]));p(b,__vite__mapDeps([1]));p(c,__vite__mapDeps([]))`,
  );
  expect(withoutSheets('p(a,[])', ['frame.css'])).toBe('p(a,[])');
});
