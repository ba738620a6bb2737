import type { CartDetails } from '@shop/commerce-client';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { changeCart } from './changeCart.ts';

const hasCard = ({ applied_gift_cards: cards }: CartDetails, code: string) =>
  (cards ?? []).some(card => card?.code?.toUpperCase() === code.toUpperCase());
const hasCoins = ({ mw_applied_reward_points: coins }: CartDetails) => (coins?.points ?? 0) > 0;

/** Pays with a gift card, as far as it goes, beside those that the cart has already. */
export const applyGiftCard =
  (typed: string): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) => {
    const code = typed.trim();
    return dispatch(
      changeCart(
        'update',
        `card ${code}`,
        cartId => commerce.applyGiftCard({ cartId, code }),
        details => hasCard(details, code),
      ),
    );
  };

/** Takes a gift card off the cart. */
export const removeGiftCard =
  (code: string): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(
      changeCart(
        'update',
        `card ${code}`,
        cartId => commerce.removeGiftCard({ cartId, code }),
        details => !hasCard(details, code),
      ),
    );

/** Pays with as many coins as the customer has and the cart takes. */
export const applyCoins =
  (): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(changeCart('update', 'coins', cartId => commerce.applyCoins({ cartId }), hasCoins));

/** Pays with no coins. */
export const removeCoins =
  (): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(
      changeCart(
        'update',
        'coins',
        cartId => commerce.removeCoins({ cartId }),
        details => !hasCoins(details),
      ),
    );
