import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../server.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

const dirs: string[] = [];

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** Lets a program buy into a data folder and kills it after so many acknowledged orders. Answers their numbers. */
function buyAndKill(dataDir: string, orders: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('./testing/buyForever.ts', import.meta.url)),
      dataDir,
    ]);
    let printed = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.split('\n').length > orders) child.kill('SIGKILL');
    });
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('close', (_, signal) =>
      signal === 'SIGKILL'
        ? resolve(printed.split('\n').filter(line => line.length === 9))
        : reject(new Error(complaint)),
    );
  });
}

describe('what was acknowledged', () => {
  it('survives kill -9, and half-done things leave no trace', { timeout: 30_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    dirs.push(dataDir);
    const numbers = await buyAndKill(dataDir, 12);
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    const sandbox = createSandbox({ dataDir, catalogue: sampleCatalogue });
    const kept = sandbox.db
      .prepare("SELECT number FROM sales_order WHERE email = 'meera@example.com' ORDER BY id")
      .all()
      .map(row => row['number']);
    expect(kept).toEqual(expect.arrayContaining(numbers));
    const { stock } = sandbox.db.prepare("SELECT stock FROM product WHERE sku = 'NIL-PH-2'").get() as { stock: number };
    expect(stock).toBe(1_000_000 - kept.length);
    const { open } = sandbox.db
      .prepare(
        'SELECT count(*) AS open FROM cart JOIN sales_order ON sales_order.cart_id = cart.id WHERE cart.is_active = 1',
      )
      .get() as { open: number };
    expect(open).toBe(0);
    expect(sandbox.db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    await sandbox.close();
  });
});
