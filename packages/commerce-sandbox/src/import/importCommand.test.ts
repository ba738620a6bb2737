import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { merchantFile } from './testing/merchantShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bin = fileURLToPath(new URL('../bin.ts', import.meta.url));

function command(...words: string[]) {
  const child = spawn(process.execPath, [bin, ...words, '--data', join(folder, 'shop')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', chunk => (said.out += String(chunk)));
  child.stderr.on('data', chunk => (said.err += String(chunk)));
  return { child, said, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, ...said })) };
}

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const exported = async () => (await command('export').ended).out;

it('imports into a new folder, exports, refuses, and survives its own death', async () => {
  expect(await command('export').ended).toMatchObject({ code: 1, err: expect.stringContaining('holds no shop yet') });

  const bad = write('bad.csv', 'sku,product_type,name,price\nA,simple,Fine,10\nB,simple,Dear,"1,499"\n');
  expect(await command('import', bad, '--only').ended).toEqual({
    code: 1,
    out: '',
    err: 'Nothing was imported: 1 problem.\nline 3, price: "1,499" has thousands separators: write 1499.00\n',
  });

  expect(await command('import', merchantFile, '--only').ended).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Imported: 8 products added, 0 updated.'),
  });
  const before = await exported();
  expect(before).toContain('KLN-TEA-1');
  expect(before).not.toContain('HDP-');

  // Killed while products are loaded, with most of them in the transaction.
  const rows = Array.from({ length: 12_000 }, (_, index) => `MANY-${index},simple,Many ${index},10.00,5`).join('\n');
  const { child, said, ended } = command('import', write('many.csv', `sku,product_type,name,price,qty\n${rows}\n`));
  while (!said.out.includes('products loaded')) await once(child.stdout, 'data');
  expect(said.out).toMatch(/5,000 rows read \([\d,]+ a second\)\n10,000 rows read/);
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  expect(await exported()).toBe(before);
});

it.each([
  [['import'], 'Which file? commerce-sandbox import FILE.csv [--images DIR]\n'],
  [['import', join(folder, 'none.csv')], `${join(folder, 'none.csv')} is no file.\n`],
  [['import', merchantFile, '--images', merchantFile], `${merchantFile} is no folder.\n`],
])('says what is missing of %j', async (words, sentence) => {
  expect(await command(...words).ended).toEqual({ code: 1, out: '', err: sentence });
});
