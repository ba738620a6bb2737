import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { readToken } from '../session/readToken.ts';
import { showsCart } from './showsCart.ts';

/**
 * Asks for what is certain to be needed of a cart while the page is hydrated: for the cart that the page shows, or for a
 * guest's first one. Until somebody needs it nothing is changed (cart-01, cart-02).
 *
 * @param isAdding something is about to be put into a cart.
 */
export const askAhead =
  (isAdding: boolean): ShopThunk<Promise<Outcome>> =>
  async (_, getState, { commerce, navigation, persistence, runtime }) => {
    const cartId = getState().cart.cartId ?? persistence.get('cartId');
    if (cartId !== undefined) {
      // What is to be done with it first would leave the answer behind.
      const isBusy = persistence.get('openOrder') ?? persistence.get('cartToMerge');
      if (isBusy || !showsCart.test(navigation.path())) return done;
      const answer = commerce.cartDetails(cartId);
      runtime.detailsAhead = { cartId, answer };
      // Who needs it hears of it.
      answer.catch(() => {});
    } else if (isAdding && readToken(persistence).token === undefined && !runtime.cartCreation) {
      runtime.cartAhead ??= commerce.createCart();
      // Whoever needs it asks anew.
      runtime.cartAhead.catch(() => {
        runtime.cartAhead = undefined;
      });
    }
    return done;
  };
