import { viewCart } from '../cart/CartView.ts';
import { changeCart } from '../cart/findCart.ts';
import { openCart } from '../cart/openCart.ts';
import { inputError } from '../errors.ts';
import { refuseGuests } from '../products/guestPrices.ts';
import type { ResolverMap } from '../resolverMap.ts';
import type { GiftMessage, OrderGift } from './Gift.ts';
import { PRINTED_CARD } from './giftSettings.ts';
import { readGiftMessage, readWrapping } from './readGift.ts';

/** GraphQL's SetGiftOptionsOnCartInput. */
interface GiftOptionsInput {
  cart_id: string;
  gift_message?: GiftMessage | null;
  gift_wrapping_id?: string | null;
  gift_receipt_included: boolean;
  printed_card_included: boolean;
}

/** What a whole cart is asked to be given as: each call says all of it. */
export const giftMutations: ResolverMap[string] = {
  setGiftOptionsOnCart(_, { input }: { input?: GiftOptionsInput | null }, context) {
    refuseGuests(context);
    const cart = openCart(context, input?.cart_id ?? '');
    if (viewCart(context, cart.id).isVirtual) throw inputError('Gift options are not available for a virtual cart.');
    const gift: OrderGift = {
      message: readGiftMessage(input!.gift_message),
      wrapping: readWrapping(context.db, input!.gift_wrapping_id),
      receipt: input!.gift_receipt_included,
      card: input!.printed_card_included ? PRINTED_CARD : null,
    };
    changeCart(context, cart.id, { gift: JSON.stringify(gift) });
    return { cart: viewCart(context, cart.id) };
  },
};
