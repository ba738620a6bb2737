import type { CartDetails, GiftChoice } from '@shop/commerce-client';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { changeCart } from './changeCart.ts';

const isGivenAs = (
  { gift_message: message, gift_wrapping: wrapping, ...included }: CartDetails,
  gift: GiftChoice,
): boolean =>
  message?.to === gift.message?.to &&
  message?.from === gift.message?.from &&
  message?.message === gift.message?.message &&
  (wrapping?.uid ?? null) === gift.wrappingId &&
  included.gift_receipt_included === gift.receipt &&
  included.printed_card_included === gift.card;

/** Sets what the cart is given as (cart-23). */
export const setGift =
  (gift: GiftChoice): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(
      changeCart(
        'update',
        'gift',
        cartId => commerce.setGift({ cartId, ...gift }),
        details => isGivenAs(details, gift),
      ),
    );
