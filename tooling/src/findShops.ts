import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A storefront app of the workspace. */
export interface FoundShop {
  /** Name of its folder in apps/, which is the id of its variant. */
  name: string;
  /** Port that it listens on unless the environment moves it. */
  port: number;
}

/**
 * Every storefront app: a folder of apps/ whose package.json says `"shop": { "port": 3000 }`. Nothing else lists the
 * shops, so a new one is started, tested and shown without being registered. In the order of their ports.
 *
 * @throws Error when two apps want the same port.
 */
export function findShops(root: string): FoundShop[] {
  const shops = readdirSync(join(root, 'apps'))
    .flatMap(name => {
      const file = join(root, 'apps', name, 'package.json');
      if (!existsSync(file)) return [];
      const { shop } = JSON.parse(readFileSync(file, 'utf8')) as { shop?: { port: number } };
      return shop ? [{ name, port: shop.port }] : [];
    })
    .toSorted((a, b) => a.port - b.port);
  shops.forEach(({ name, port }, index) => {
    const before = shops[index - 1];
    if (before?.port === port)
      throw new Error(
        `apps/${before.name} and apps/${name} both want port ${port}. Change "shop": { "port": … } in one package.json.`,
      );
  });
  return shops;
}
