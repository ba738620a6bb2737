import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { changeCart } from './changeCart.ts';

/** Pays with a gift card, as far as it goes. */
export const applyGiftCard =
  (typed: string): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) => {
    const code = typed.trim();
    return dispatch(changeCart('update', `card ${code}`, cartId => commerce.applyGiftCard({ cartId, code })));
  };

/** Takes a gift card off the cart. */
export const removeGiftCard =
  (code: string): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(changeCart('update', `card ${code}`, cartId => commerce.removeGiftCard({ cartId, code })));

/** Pays with as many coins as the customer has and the cart takes. */
export const applyCoins =
  (): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(changeCart('update', 'coins', cartId => commerce.applyCoins({ cartId })));

/** Pays with no coins. */
export const removeCoins =
  (): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(changeCart('update', 'coins', cartId => commerce.removeCoins({ cartId })));
