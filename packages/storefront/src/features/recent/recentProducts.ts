// chunk: recent
import type { ShopThunk } from '@shop/state';
import { recentTexts, withNewest } from '../shared/recentTexts.ts';

/** Skus of the products that were looked at in this browser, the newest first. Signing out forgets them. */
export const readProducts =
  (): ShopThunk<string[]> =>
  (_, __, { persistence }) =>
    recentTexts(persistence.get('recentProducts')?.skus);

/** Remembers a product that is looked at; one that is known moves to the front. */
export const keepProduct =
  (sku: string): ShopThunk =>
  (dispatch, _, { persistence }) =>
    persistence.set('recentProducts', { skus: withNewest(sku, dispatch(readProducts())) });
