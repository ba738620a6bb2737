import type { SandboxContext } from '../context.ts';
import { noSuchEntity, inputError } from '../errors.ts';
import { money } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { cartLines } from './cartLines.ts';
import { viewCart } from './CartView.ts';
import { goodCoupon } from './coupons.ts';
import { changeCart } from './findCart.ts';
import { addGiftCard, dropGiftCard, expiryOf, type GiftCardRow, goodGiftCard } from './giftCards.ts';
import { openCart } from './openCart.ts';

/** The card of a code that somebody typed, for which a client may be wrong only so often. */
function triedCard({ db, clock, client, wrongGiftCards }: SandboxContext, code: string): GiftCardRow | null {
  if (!wrongGiftCards.take(client))
    throw inputError('Too many gift card codes were tried. Please wait a few minutes and try again.');
  const card = goodGiftCard(db, code, clock());
  if (card) wrongGiftCards.giveBack(client);
  return card;
}

/** What is left on a gift card. Throws no-such-entity for one that cannot be used. */
export function giftCardAccount(context: SandboxContext, { gift_card_code: code }: { gift_card_code: string }) {
  if (code.trim() === '') throw inputError('Required parameter "gift_card_code" is missing');
  const card = triedCard(context, code);
  if (!card) throw noSuchEntity('Invalid gift card');
  return { code: card.code, balance: money(card.balance), expiration_date: expiryOf(card) };
}

/** Coupons and gift cards. */
export const creditMutations: ResolverMap[string] = {
  applyCouponToCart(_, { input }: { input?: { cart_id: string; coupon_code: string } | null }, context) {
    const cart = openCart(context, input?.cart_id ?? '');
    const code = input!.coupon_code.trim();
    if (code === '') throw inputError('Required parameter "coupon_code" is missing');
    const { lines } = cartLines(context, cart.id);
    if (lines.length === 0) throw noSuchEntity('Cart does not contain products.');
    if (goodCoupon(context.db, cart.coupon_code, context.clock(), lines)) {
      throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
    }
    const coupon = goodCoupon(context.db, code, context.clock(), lines);
    if (!coupon) throw noSuchEntity("The coupon code isn't valid. Verify the code and try again.");
    changeCart(context, cart.id, { coupon_code: coupon.code });
    return { cart: viewCart(context, cart.id) };
  },
  removeCouponFromCart(_, { input }: { input?: { cart_id: string } | null }, context) {
    const cart = openCart(context, input?.cart_id ?? '');
    changeCart(context, cart.id, { coupon_code: null });
    return { cart: viewCart(context, cart.id) };
  },
  applyGiftCardToCart(_, { input }: { input?: { cart_id: string; gift_card_code: string } | null }, context) {
    const cart = openCart(context, input?.cart_id ?? '');
    const code = input!.gift_card_code.trim();
    if (code === '') throw inputError('Required parameter "gift_card_code" is missing');
    const card = triedCard(context, code);
    if (!card) throw noSuchEntity("The gift card code couldn't be added. Verify your information and try again.");
    addGiftCard(context.db, cart.id, card.code);
    return { cart: viewCart(context, cart.id) };
  },
  removeGiftCardFromCart(_, { input }: { input?: { cart_id: string; gift_card_code: string } | null }, context) {
    const cart = openCart(context, input?.cart_id ?? '');
    dropGiftCard(context.db, cart.id, input!.gift_card_code);
    return { cart: viewCart(context, cart.id) };
  },
};
