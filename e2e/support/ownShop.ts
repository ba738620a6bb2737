import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthy, root } from '@shop/tooling/services';
import { serveShop } from './serveShop.ts';
import { sparePorts } from './testPorts.ts';

/** A storefront with a commerce server of its own, which a journey may kill and start again. */
export interface OwnShop {
  address: string;
  /** Address of its commerce server. */
  backEnd: string;
  /** Ends the commerce server at once, as a crash would. */
  killBackEnd: () => Promise<void>;
  startBackEnd: () => Promise<void>;
  close: () => Promise<void>;
}

const gone = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Opens float-price with a sandbox of its own.
 *
 * @param through Puts something between the two, and answers its address.
 * @param env What the shop is configured by.
 */
export async function openOwnShop(
  through: (backEnd: string) => Promise<string> = async backEnd => backEnd,
  env: Record<string, string> = {},
): Promise<OwnShop> {
  const ports = await sparePorts();
  const address = `http://localhost:${ports.backEnd}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'own-shop-'));
  let backEnd: ChildProcess | undefined;
  const startBackEnd = async () => {
    backEnd = spawn(process.execPath, ['src/bin.ts', 'serve', '--port', String(ports.backEnd), '--data', dataDir], {
      cwd: join(root, 'packages/commerce-sandbox'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await healthy(`${address}/health`, backEnd, 'The sandbox of its own');
  };
  const killBackEnd = async () => {
    if (!backEnd) return;
    backEnd.kill('SIGKILL');
    await gone(backEnd);
  };
  await startBackEnd();
  const shop = await serveShop({ port: ports.shop, backEnd: await through(address), env, quiet: true });
  return {
    address: shop.address,
    backEnd: address,
    startBackEnd,
    killBackEnd,
    close: async () => {
      await Promise.all([killBackEnd(), shop.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
