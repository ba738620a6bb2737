import { fileURLToPath } from 'node:url';
import type { Render, Variant } from '@shop/variant';
import { readAssets } from './assets.ts';
import { clientAddress } from './clientAddress.ts';
import { createServer } from './createServer.ts';
import { readEnvironment } from './environment.ts';
import { startServer } from './startServer.ts';

export interface ServeOptions {
  variant: Variant;
  render: Render;
  /** Folder of the browser build. */
  clientDir: URL;
  /** Port where the environment names none. */
  defaultPort: number;
}

/**
 * Starts the storefront server of a built app from the process's environment. The process ends with one line when it
 * cannot.
 */
export function serve({ variant, render, clientDir, defaultPort }: ServeOptions): void {
  try {
    const { port, portVariable, trustedProxies, ...environment } = readEnvironment(
      process.env,
      variant.id,
      defaultPort,
    );
    const dir = fileURLToPath(clientDir);
    const log = (entry: Record<string, unknown>) =>
      console.error(JSON.stringify({ time: new Date().toISOString(), ...entry }));
    const server = createServer({
      variant,
      render,
      assetsFor: readAssets(dir),
      clientDir: dir,
      ...environment,
      log,
      addressOf: clientAddress(trustedProxies),
      behindProxy: trustedProxies > 0,
    });
    const isOpen = environment.publicOrigin !== undefined || Object.keys(environment.hosts).length > 0;
    startServer({
      server,
      port,
      portVariable,
      name: variant.id,
      note: isOpen ? '' : ', for this machine alone: set PUBLIC_ORIGIN or STORE_HOSTS to answer to other names',
    });
  } catch (error) {
    console.error(`${variant.id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
