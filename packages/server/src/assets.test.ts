import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAssets } from './assets.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(dir, '.vite'));
  const manifest = {
    'src/entry-client.ts': { file: 'entry.js', css: ['theme.css'], isEntry: true },
    '../../packages/storefront/src/routes/CartPage.tsx': { file: 'cart.js', css: ['cart.css'], imports: ['_tile.js'] },
    '_tile.js': { file: 'tile.js', css: ['tile.css'] },
  };
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'theme.css'), ':root{--motion:.5s}');
  writeFileSync(join(dir, 'tile.css'), '._2Ab_c_tile .W_D1Aq_name,.W_D1Aq_price:hover{margin:.5em}');
  writeFileSync(join(dir, 'cart.css'), '@media (width<480px){.x-y0_line{gap:.25rem}}');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('finds the files of a page, those that it imports before its own', () => {
  const { styles, scripts } = readAssets(dir)(['routes/CartPage']);
  expect(scripts).toEqual(['/entry.js', '/tile.js', '/cart.js']);
  expect(styles.map(({ href }) => href)).toEqual(['/theme.css', '/tile.css', '/cart.css']);
});

it('tells of each sheet what the names of its classes begin with', () => {
  const { styles } = readAssets(dir)(['routes/CartPage']);
  expect(styles.map(({ names }) => names)).toEqual([[], ['_2Ab_c_', 'W_D1Aq_'], ['x-y0_']]);
});

it('says which page is not in the build', () => {
  expect(() => readAssets(dir)(['routes/NoPage'])).toThrow('routes/NoPage is not in the manifest');
});
