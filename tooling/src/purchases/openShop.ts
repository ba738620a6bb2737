import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePorts.ts';
import { sandboxPort } from '../ports.ts';
import { healthy, playedServices, root } from '../services.ts';

/** Float-price's build in front of a commerce server of its own. */
export interface OpenShop {
  address: string;
  /** Where the commerce server keeps what it knows. */
  database: string;
  /** Ends the commerce server at once, as a crash would, and starts it again on the same data. */
  crash: () => Promise<void>;
  close: () => Promise<void>;
}

const ended = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

export async function openShop(): Promise<OpenShop> {
  const backEnd = await freePort(sandboxPort().port + 20, []);
  const port = await freePort(backEnd + 1, [backEnd]);
  const dataDir = mkdtempSync(join(tmpdir(), 'purchases-'));
  const commerceUrl = `http://localhost:${backEnd}`;
  const start = async () => {
    const child = spawn(process.execPath, ['src/bin.ts', 'serve', '--port', String(backEnd), '--data', dataDir], {
      cwd: join(root, 'packages/commerce-sandbox'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await healthy(`${commerceUrl}/health`, child, 'The commerce server');
    return child;
  };
  let server = await start();
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(root, 'apps/float-price'),
    // Each shopper has an address of its own, told as a proxy in front would.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      COMMERCE_URL: commerceUrl,
      TRUSTED_PROXIES: '1',
      ...playedServices,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const address = `http://localhost:${port}`;
  await healthy(`${address}/healthz`, shop, 'The storefront server');
  return {
    address,
    database: join(dataDir, 'sandbox.db'),
    async crash() {
      server.kill('SIGKILL');
      await ended(server);
      server = await start();
    },
    async close() {
      server.kill('SIGKILL');
      shop.kill('SIGKILL');
      await Promise.all([ended(server), ended(shop)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
