import type { CartDetails } from '@shop/commerce-client';
import { problemFrom } from '../app/reportError.ts';
import { cartSlice, type Shortfall } from '../cart/cartSlice.ts';
import { skuOf } from '../cart/cartLines.ts';
import { quantitiesBySku } from '../cart/changedLines.ts';
import { inTurn } from '../cart/inTurn.ts';
import { loadCart, showCart } from '../cart/loadCart.ts';
import { isOutcomeUnknown, problemOf, type Outcome } from '../problems.ts';
import type { Persistence } from '../persistence/createPersistence.ts';
import type { CartToMerge } from '../persistence/storedValues.ts';
import type { ShopThunk } from '../services.ts';
import { tellMergeWaits } from './tellMergeWaits.ts';

/** Notes a guest's filled cart before signing in, so that a lost connection or a reload does not lose it. */
export function noteGuestCart(persistence: Persistence, cartId: string, details: CartDetails): void {
  if (details.items.length === 0) return;
  const lines = details.items.map(line => ({
    sku: skuOf(line),
    name: line.product.name ?? skuOf(line),
    quantity: line.quantity,
  }));
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
 * Takes the customer's cart, merges the guest's into it, when there was one with items, and shows what came of it. What
 * did not fit is compared and reported.
 *
 * @throws when the customer's cart cannot be had; the guest's stays noted for the next attempt.
 */
const merge =
  (): ShopThunk<Promise<Shortfall[]>> =>
  async (dispatch, getState, { commerce, persistence }) => {
    const own = await commerce.customerCart();
    if (!getState().user.isSignedIn) return [];
    const destination = own.id;
    dispatch(cartSlice.actions.cartReceived(destination));
    const noted = persistence.get('cartToMerge');
    if (noted === undefined || noted.cartId === destination) {
      dispatch(showCart(own));
      return [];
    }
    const held = noted.held ?? quantitiesBySku(own);
    persistence.set('cartToMerge', { ...noted, held });
    const send = () => commerce.mergeCarts({ source: noted.cartId, destination });
    const after = await send()
      .catch((error: unknown) => {
        if (!isOutcomeUnknown(problemOf(error))) throw error;
        // A second merge cannot add twice: the first one closes the guest's cart, and a closed cart is refused.
        return send();
      })
      .catch((error: unknown) => {
        if (isOutcomeUnknown(problemOf(error))) throw error;
        return commerce.cartDetails(destination);
      });
    persistence.remove('cartToMerge');
    dispatch(showCart(after));
    const shortfalls = shortfallsOf({ ...noted, held }, after);
    dispatch(cartSlice.actions.shortfallsFound(shortfalls));
    return shortfalls;
  };

/**
 * Brings the guest's cart into the customer's. When that fails, it stays noted, the shopper is told, and it is tried
 * again at the next start of the session, when the network is back, or on demand. The cart is shown only when it is
 * done.
 */
export const bringGuestCart = (): ShopThunk<Promise<Outcome<Shortfall[]>>> => async dispatch => {
  try {
    return { status: 'done', value: await dispatch(merge()) };
  } catch (error) {
    const problem = dispatch(problemFrom(error, 'bringGuestCart'));
    dispatch(tellMergeWaits());
    return { status: 'failed', problem };
  }
};

/** Tries once more to bring the guest's cart, and shows the cart that came of it. */
export const retryMerge = (): ShopThunk<Promise<Outcome<Shortfall[]>>> => dispatch =>
  dispatch(
    inTurn(async () => {
      const outcome = await dispatch(bringGuestCart());
      if (outcome.status !== 'done') await dispatch(loadCart());
      return outcome;
    }),
  );
