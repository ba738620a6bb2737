import { rmSync } from 'node:fs';
import { buildCookbookShop } from '@shop/tooling/cookbook';
import { serveShop, type ServedShop } from './serveShop.ts';
import { shops } from './shop.ts';
import { sparePorts } from './testPorts.ts';

/** Opens a build of float-price with every recipe of docs/cookbook.md in it, on the journeys' sandbox. */
export async function openCookbookShop(): Promise<ServedShop> {
  const folder = await buildCookbookShop();
  const { shop: port } = await sparePorts();
  const { address, close } = await serveShop({ folder, port, backEnd: shops.sandbox });
  return {
    address,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
