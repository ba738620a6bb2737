import type { ShopThunk } from '@shop/state';

/** How many are kept: those that are shown, and one that is looked at just now. */
const MOST = 5;

/** Skus of the products that were looked at in this browser, the newest first. Signing out forgets them. */
export const readProducts =
  (): ShopThunk<string[]> =>
  (_, __, { persistence }) => {
    const skus: unknown = persistence.get('recentProducts')?.skus;
    return Array.isArray(skus) ? skus.filter((sku): sku is string => typeof sku === 'string').slice(0, MOST) : [];
  };

/** Remembers a product that is looked at; one that is known moves to the front. */
export const keepProduct =
  (sku: string): ShopThunk =>
  (dispatch, _, { persistence }) => {
    const others = dispatch(readProducts()).filter(other => other !== sku);
    persistence.set('recentProducts', { skus: [sku, ...others].slice(0, MOST) });
  };
