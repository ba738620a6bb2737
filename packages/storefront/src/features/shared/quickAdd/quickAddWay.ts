// chunk: listing
import type { FragmentOf } from '@shop/commerce-client';
import type { TileFragment } from '../tileFragment.ts';
import type { QuickAddFragment } from './quickAddFragment.ts';

/** What decides it. */
export type QuickWay = FragmentOf<typeof QuickAddFragment>;
export type QuickProduct = QuickWay & FragmentOf<typeof TileFragment>;

/**
 * How a product comes into the cart from a list (listing-01): at once, by a choice of its options there, or on its own
 * page, where more is asked than that.
 */
export function quickAddWay(product: QuickWay): 'at-once' | 'by-choice' | 'on-its-page' {
  const isAsked =
    Boolean('options' in product && product.options?.length) ||
    (product.min_sale_qty ?? 1) > 1 ||
    (product.qty_increments ?? 1) > 1;
  if (isAsked) return 'on-its-page';
  if (/^(Simple|Virtual)Product$/.test(product.__typename)) return 'at-once';
  return product.__typename === 'ConfigurableProduct' ? 'by-choice' : 'on-its-page';
}
