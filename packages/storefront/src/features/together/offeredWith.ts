import { quickAddWay, type QuickWay } from '../shared/quickAdd/quickAddWay.ts';
import { withPage } from '../shared/withPage.ts';
import type { Offered } from './togetherQuery.ts';

/** Whether it can be put into the cart from where it is offered, and can be had now. */
export const canBeTaken = (product: Pick<Offered, 'sku' | 'stock_status'> & QuickWay): boolean =>
  Boolean(product.sku) && product.stock_status !== 'OUT_OF_STOCK' && quickAddWay(product) !== 'on-its-page';

export const offeredWith = (linked: readonly (Offered | null)[] | null | undefined): Offered[] =>
  withPage(linked).filter(canBeTaken);

/**
 * What the cart may lack (together-04): what goes with its products, the newest line first, each product in turn, and
 * nothing that is in it.
 */
export function alsoFor(
  skus: readonly string[],
  items: readonly ({ sku?: string | null; crosssell_products?: readonly (Offered | null)[] | null } | null)[],
  most: number,
): Offered[] {
  const shelves = skus
    .toReversed()
    .map(sku => offeredWith(items.find(item => item?.sku === sku)?.crosssell_products))
    .map(shelf => shelf.filter(({ sku }) => !skus.includes(sku ?? '')));
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => shelves.flatMap(shelf => shelf[turn] ?? [])).flat();
  return [...new Map(inTurn.map(product => [product.sku, product])).values()].slice(0, most);
}
