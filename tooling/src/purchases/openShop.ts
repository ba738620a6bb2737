import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePorts.ts';
import { sandboxPort } from '../ports.ts';
import { pinned } from '../load/pin.ts';
import { healthy, playedServices, root } from '../services.ts';

/** Float-price's build in front of a commerce server of its own. */
export interface OpenShop {
  address: string;
  /** Address of the commerce server. */
  commerceUrl: string;
  /** Process of the storefront server. */
  pid: number;
  /** What the storefront server has written to stderr, by line. */
  complaints: () => string[];
  /** Where the commerce server keeps what it knows. */
  database: string;
  /** Ends the commerce server at once, as a crash would, and starts it again on the same data. */
  crash: () => Promise<void>;
  close: () => Promise<void>;
}

export interface OpenShopOptions {
  /** Environment of the storefront server, beside what it needs to run. */
  env?: Record<string, string>;
  /** Core of the storefront server, and core of the commerce server. */
  cores?: { shop: number; rest: number } | undefined;
}

const ended = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

export async function openShop({ env = {}, cores }: OpenShopOptions = {}): Promise<OpenShop> {
  const backEnd = await freePort(sandboxPort().port + 20, []);
  const port = await freePort(backEnd + 1, [backEnd]);
  const dataDir = mkdtempSync(join(tmpdir(), 'purchases-'));
  const commerceUrl = `http://localhost:${backEnd}`;
  const start = async () => {
    const serve = ['src/bin.ts', 'serve', '--port', String(backEnd), '--data', dataDir];
    const [command, ...args] = pinned(cores?.rest, [process.execPath, ...serve]);
    const child = spawn(command, args, {
      cwd: join(root, 'packages/commerce-sandbox'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await healthy(`${commerceUrl}/health`, child, 'The commerce server');
    return child;
  };
  let server = await start();
  const [command, ...args] = pinned(cores?.shop, [process.execPath, 'dist/server/main.js']);
  const shop = spawn(command, args, {
    cwd: join(root, 'apps/float-price'),
    // Each shopper has an address of its own, told as a proxy in front would.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      COMMERCE_URL: commerceUrl,
      TRUSTED_PROXIES: '1',
      ...playedServices,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  shop.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const address = `http://127.0.0.1:${port}`;
  await healthy(`${address}/healthz`, shop, 'The storefront server');
  return {
    address,
    commerceUrl,
    pid: shop.pid ?? 0,
    complaints: () => said.split('\n').filter(Boolean),
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
