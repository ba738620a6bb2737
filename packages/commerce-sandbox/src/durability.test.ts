import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSandbox } from './testing/makeSandbox.ts';
import { sampleCatalogue } from './testing/sampleCatalogue.ts';

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<string> {
  child = spawn(process.execPath, [fileURLToPath(new URL('./testing/serveSample.ts', import.meta.url)), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  return `http://127.0.0.1:${String(port).trim()}/graphql`;
}

async function createCart(url: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"mutation { createEmptyCart }"}',
  });
  const { data } = (await response.json()) as { data: { createEmptyCart: string } };
  return data.createEmptyCart;
}

it(
  'still has everything that it acknowledged after kill -9 in the middle of its work',
  { timeout: 30_000 },
  async () => {
    const url = await startServer();
    const acknowledged: string[] = [];
    // Eight clients that never stop: the kill falls into the middle of commits.
    const clients = Array.from({ length: 8 }, async () => {
      for (;;) {
        acknowledged.push(await createCart(url));
        if (acknowledged.length === 100) child!.kill('SIGKILL');
      }
    });
    const ends = await Promise.allSettled(clients);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);

    const restarted = makeSandbox({ dataDir });
    const lost: string[] = [];
    for (const id of acknowledged) {
      const { data } = await restarted.query('query Cart($id: String!) { cart(cart_id: $id) { id } }', { id });
      if ((data as { cart: { id: string } | null } | null)?.cart?.id !== id) lost.push(id);
    }
    await restarted.close();
    expect(lost).toEqual([]);
  },
);

it('says when the catalogue has changed since the database was filled', async () => {
  await makeSandbox({ dataDir }).close();
  const told: string[] = [];
  const onProgress = (sentence: string) => void told.push(sentence);
  await makeSandbox({ dataDir, onProgress }).close();
  expect(told).toEqual([]);
  await makeSandbox({ dataDir, onProgress, catalogue: { ...sampleCatalogue, blocks: [] } }).close();
  expect(told).toEqual([expect.stringContaining('commerce-sandbox reset')]);
});

it('does not fill a database twice', async () => {
  const first = makeSandbox({ dataDir });
  const { data: before } = await first.query('mutation { createEmptyCart }');
  await first.close();
  const second = makeSandbox({ dataDir });
  const { data } = await second.query(
    'query Again($id: String!) { cart(cart_id: $id) { id } products(filter: {}) { total_count } }',
    { id: before!['createEmptyCart'] },
  );
  await second.close();
  expect(data).toEqual({ cart: { id: before!['createEmptyCart'] }, products: { total_count: 10 } });
});
