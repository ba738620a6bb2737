import type { CartDetails } from '@shop/commerce-client';
import { cartSlice, type Shortfall } from '../cart/cartSlice.ts';
import { quantitiesBySku, skuOf } from '../cart/cartLines.ts';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { Persistence } from '../persistence/createPersistence.ts';
import type { CartToMerge } from '../persistence/storedValues.ts';
import type { ShopThunk } from '../services.ts';

/** Notes a guest's filled cart before signing in, so that a lost connection or a reload does not lose it. */
export function noteGuestCart(persistence: Persistence, cartId: string, details: CartDetails): void {
  if (details.items.length === 0) return;
  const lines = details.items.map(line => ({ sku: skuOf(line), name: line.product.name ?? skuOf(line), quantity: line.quantity }));
  persistence.set('cartToMerge', { cartId, lines });
}

/** What the customer's cart holds less of than both carts held together: the server drops such lines without a word. */
function shortfallsOf({ lines, held = {} }: CartToMerge, after: CartDetails): Shortfall[] {
  const got = quantitiesBySku(after);
  const wanted = new Map<string, Shortfall>();
  for (const { sku, name, quantity } of lines) {
    const known = wanted.get(sku) ?? { sku, name, wanted: held[sku] ?? 0, got: got[sku] ?? 0 };
    wanted.set(sku, { ...known, wanted: known.wanted + quantity });
  }
  return [...wanted.values()].filter(line => line.got < line.wanted);
}

/**
 * Takes the customer's cart and merges the guest's into it, when there was one with items. What did not fit is compared
 * and reported.
 *
 * @throws when the customer's cart cannot be had; the guest's stays noted for the next attempt.
 */
export const bringGuestCart = (): ShopThunk<Promise<Shortfall[]>> => async (dispatch, _, { commerce, persistence }) => {
  const destination = await commerce.customerCartId();
  dispatch(cartSlice.actions.cartReceived(destination));
  const noted = persistence.get('cartToMerge');
  if (noted === undefined || noted.cartId === destination) return [];
  const held = noted.held ?? quantitiesBySku(await commerce.cartDetails(destination));
  persistence.set('cartToMerge', { ...noted, held });
  const merge = () => commerce.mergeCarts({ source: noted.cartId, destination });
  try {
    await merge().catch(async error => {
      if (!isOutcomeUnknown(problemOf(error))) throw error;
      // A second merge cannot add twice: the first one closes the guest's cart, and a closed cart is refused.
      await merge();
    });
  } catch (error) {
    if (isOutcomeUnknown(problemOf(error))) throw error;
  }
  const after = await commerce.cartDetails(destination);
  persistence.remove('cartToMerge');
  const shortfalls = shortfallsOf({ ...noted, held }, after);
  dispatch(cartSlice.actions.shortfallsFound(shortfalls));
  return shortfalls;
};
