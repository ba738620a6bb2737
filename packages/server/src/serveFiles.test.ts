import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { get, makeServer } from './testing/makeServer.ts';

it('says of files that are compressed what they differ by, to who takes them uncompressed, too', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  mkdirSync(join(clientDir, 'assets'));
  for (const file of ['cart-1.js', 'cart-1.js.br', 'cart-1.js.gz', 'text-1.woff2'])
    writeFileSync(join(clientDir, 'assets', file), file);
  const shop = makeServer({ clientDir });
  const ask = async (file: string, accepted: string) => {
    const answer = await shop.fetch(get(`/assets/${file}`, { 'accept-encoding': accepted }));
    return [await answer.text(), answer.headers.get('content-encoding'), answer.headers.get('vary')];
  };
  expect([await ask('cart-1.js', 'br'), await ask('cart-1.js', 'gzip'), await ask('cart-1.js', '')]).toEqual([
    ['cart-1.js.br', 'br', 'accept-encoding'],
    ['cart-1.js.gz', 'gzip', 'accept-encoding'],
    ['cart-1.js', null, 'accept-encoding'],
  ]);
  expect(await ask('text-1.woff2', 'br')).toEqual(['text-1.woff2', null, null]);
});
