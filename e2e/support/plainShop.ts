import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { optionalFeatures, openPlainBackEnd, type PlainBackEnd } from '@shop/tooling/plain-back-end';
import { root } from '@shop/tooling/services';
import { shops } from './shop.ts';
import { sparePorts } from './testPorts.ts';

const { backEnd: backEndPort, shop: shopPort } = sparePorts('plain');

/** A storefront on a Magento without any of the extensions that the shop knows. */
export interface PlainShop {
  address: string;
  backEnd: PlainBackEnd & { address: string };
  close: () => Promise<void>;
}

/** Opens float-price as `pnpm run doctor` would have it set up, in front of the journeys' sandbox with everything optional cut off. */
export async function openPlainShop(): Promise<PlainShop> {
  const backEnd = await openPlainBackEnd({ upstream: shops.sandbox, port: backEndPort, lacks: optionalFeatures });
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(root, 'apps/float-price'),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(shopPort), COMMERCE_URL: `http://localhost:${backEndPort}`, FEATURES_OFF: optionalFeatures.join(',') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The server says so when it listens.
  await new Promise<void>((resolve, reject) => {
    shop.stdout.once('data', () => resolve());
    shop.once('exit', code => reject(new Error(`The shop ended with ${code} before it listened.`)));
  });
  return {
    address: `http://localhost:${shopPort}`,
    backEnd: { ...backEnd, address: `http://localhost:${backEndPort}` },
    close: async () => {
      const gone = new Promise(resolve => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await gone;
      await backEnd.close();
    },
  };
}
