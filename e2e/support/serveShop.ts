import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { playedServices, root } from '@shop/tooling/services';

export interface ServedShop {
  address: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  /** Which shop's build; float-price's unless given. */
  app?: string;
  /** Folder of the app, where it is none of the workspace's. */
  folder?: string;
  port: number;
  /** Address of its back end. */
  backEnd: string;
  env?: Record<string, string>;
  /** Keeps to itself what it says of a back end that dies. */
  quiet?: boolean;
}

/** Starts the server of a shop's build in front of a back end, and resolves once it listens. */
export async function serveShop({
  app = 'float-price',
  folder = join(root, 'apps', app),
  port,
  backEnd,
  env = {},
  quiet = false,
}: ServeOptions): Promise<ServedShop> {
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      COMMERCE_URL: backEnd,
      ...playedServices,
      ...env,
    },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'],
  });
  const gone = new Promise<void>(resolve => {
    shop.once('exit', () => resolve());
  });
  // The server says so when it listens.
  await new Promise<void>((resolve, reject) => {
    shop.stdout.once('data', () => resolve());
    shop.once('exit', code => reject(new Error(`The shop ended with ${code} before it listened.`)));
  });
  return {
    address: `http://localhost:${port}`,
    close: () => {
      shop.kill('SIGTERM');
      return gone;
    },
  };
}
