import { join } from 'node:path';
import { freePort } from '../src/freePorts.ts';
import { root } from '../src/services.ts';
import { at, makeServers } from './servers.ts';

export interface Edge {
  /** Address of Varnish. */
  address: string;
  /** Addresses of all nodes of it, that one first. */
  nodes: string[];
  /** Address of the storefront server behind it. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Starts a sandbox, zepp-coins from its build, and two nodes of Varnish with the shop's VCL in front of it.
 *
 * @param env Environment of the storefront server, beside what it needs to run.
 */
export async function openEdge(env: Record<string, string> = {}): Promise<Edge> {
  const [sandbox, shop, edge] = [await freePort(4130), await freePort(3130), await freePort(6130)];
  const secondEdge = await freePort(edge + 1, [edge]);
  const { dir, start, startVarnish, close } = makeServers();
  try {
    await start(
      process.execPath,
      ['src/bin.ts', 'serve', '--port', String(sandbox), '--data', join(dir, 'data')],
      `${at(sandbox)}/health`,
      join(root, 'packages/commerce-sandbox'),
    );
    await start(process.execPath, ['dist/server/main.js'], `${at(shop)}/healthz`, join(root, 'apps/zepp-coins'), {
      PORT: String(shop),
      COMMERCE_URL: at(sandbox),
      TRUSTED_PROXIES: '1',
      ...env,
    });
    for (const port of [edge, secondEdge]) await startVarnish(port, shop);
  } catch (error) {
    await close();
    throw error;
  }
  return { address: at(edge), nodes: [at(edge), at(secondEdge)], origin: at(shop), close };
}
