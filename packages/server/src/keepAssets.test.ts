import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './keepAssets.ts';
import { get, makeServer } from './testing/makeServer.ts';

const day = 86_400_000;
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function build(name: string, ...files: string[]): string {
  const client = join(dir, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(client, 'assets', file), `/* ${name} */`);
  return client;
}
const keptFiles = () => readdirSync(join(dir, 'kept/assets')).toSorted();

it('serves the files of former releases, as long as a browser may keep them, and its own first', async () => {
  await keepAssets(build('first', 'cart-1.js', 'home-1.js'), join(dir, 'kept'), 0);
  const clientDir = build('second', 'cart-2.js', 'home-1.js');
  await keepAssets(clientDir, join(dir, 'kept'), day);
  const shop = makeServer({ clientDir, keptDir: join(dir, 'kept') });
  const answer = await shop.fetch(get('/assets/cart-1.js'));
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
    200,
    '/* first */',
    'public, max-age=31536000, immutable',
  ]);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(await (await shop.fetch(get('/assets/home-1.js'))).text()).toBe('/* second */');
  const missing = await shop.fetch(get('/assets/cart-0.js'));
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  // Hashed files alone: nothing else of the folder is anybody's business.
  expect((await shop.fetch(get('/icons/../current.json'))).status).not.toBe(500);
  expect((await shop.fetch(get('/assets/..%2fcurrent.json'))).status).toBe(404);
});

it('keeps the files of a release for a month after it was replaced, however long it stood', async () => {
  const kept = join(dir, 'kept');
  await keepAssets(build('first', 'cart-1.js'), kept, 0);
  const second = build('second', 'cart-2.js');
  expect(await keepAssets(second, kept, 60 * day)).toEqual({ added: 1, removed: 0 });
  expect(await keepAssets(second, kept, 80 * day)).toEqual({ added: 0, removed: 0 });
  expect(keptFiles()).toEqual(['cart-1.js', 'cart-2.js']);
  expect(await keepAssets(second, kept, 91 * day)).toEqual({ added: 0, removed: 1 });
  expect(keptFiles()).toEqual(['cart-2.js']);
});

it('may be run by all copies of a release at once', async () => {
  const [kept, client] = [join(dir, 'kept'), build('first', 'cart-1.js', 'home-1.js')];
  await Promise.all([1, 2, 3].map(() => keepAssets(client, kept, day)));
  expect(keptFiles()).toEqual(['cart-1.js', 'home-1.js']);
});

it('says which folder cannot be written, and what to do', async () => {
  const file = join(dir, 'a-file');
  writeFileSync(file, '');
  await expect(keepAssets(build('first', 'cart-1.js'), file, 0)).rejects.toThrow(
    /^ASSETS_DIR is ".*a-file", where files cannot be kept \(\w+: .*\): let this process write there, or give another folder\.$/,
  );
});
