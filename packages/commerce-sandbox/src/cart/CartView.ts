import { paymentMethodsFor, surchargeOf } from '../checkout/paymentMethods.ts';
import { methodKey, type ShippingMethod, shippingMethodsFor } from '../checkout/shippingMethods.ts';
import { coinBalance } from '../coins/ledger.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { NO_GIFT, type OrderGift, orderGift } from '../gifts/Gift.ts';
import { giftCharges, sumOfGiftCharges } from '../gifts/giftCharges.ts';
import { allocate } from './allocate.ts';
import { programmeOf } from '../programmes/membership.ts';
import { type CartLine, cartLines } from './cartLines.ts';
import { type CouponRow, discountOn, goodCoupon, sharesOf } from './coupons.ts';
import { type CartChange, type CartRow, cartById } from './findCart.ts';
import { type GiftCardRow, giftCardsOf, type PayingCard, spread } from './giftCards.ts';

/** What a cart costs. All in paise, all positive. */
export interface CartTotals {
  subtotal: number;
  /** Discount on the goods, the sum of `lineDiscounts`. */
  discount: number;
  /** Discount on delivery, handling charges and gift wrapping. */
  chargesDiscount: number;
  /** In the order of the lines. */
  lineDiscounts: number[];
  handling: number;
  /** Of the selected method; 0 until there is one. */
  shipping: number;
  /** Of gift wrapping and a printed card. */
  wrapping: number;
  coins: number;
  /** The sum of `cards`. */
  giftCard: number;
  /** In the order in which they came; one that nothing is left to pay for pays 0. */
  cards: PayingCard[];
  /** What is to be paid before the payment method adds to it. */
  due: number;
  /** What the selected payment method adds. */
  surcharge: number;
  grandTotal: number;
}

/** A cart with everything that follows from it. The source of the GraphQL type Cart. */
export interface CartView {
  cart: CartRow;
  lines: CartLine[];
  /** Lines whose product has gone from the catalogue. */
  missing: number;
  /** Nothing in it has to be sent. */
  isVirtual: boolean;
  coupon: CouponRow | null;
  shippingMethods: ShippingMethod[];
  shippingMethod: ShippingMethod | null;
  /** What is asked for all of it; nothing where nothing of it is sent. */
  gift: OrderGift;
  totals: CartTotals;
}

/**
 * Reads a cart and works out its totals, at the prices of the store view that it is in. What no longer applies (coupon, card, method, coins) is left out silently.
 * `supposing` shows what a change would make of it, without making it.
 */
export function viewCart({ db, clock, config }: TellDeps, cartId: number, supposing: CartChange = {}): CartView {
  const cart: CartRow = { ...cartById(db, cartId)!, ...supposing };
  const now = clock();
  const { lines, missing } = cartLines(
    { db, storeView: storeViewOf({ config }, cart.store_id), programme: programmeOf(db, cart.customer_id, now) },
    cartId,
  );
  const isVirtual = lines.length > 0 && !lines.some(line => line.isPhysical);
  const subtotal = lines.reduce((sum, line) => sum + line.rowTotal, 0);
  const coupon = goodCoupon(db, cart.coupon_code, now, lines);
  const shippingMethods = lines.length === 0 || isVirtual ? [] : shippingMethodsFor(subtotal);
  const shippingMethod =
    cart.shipping_address === null
      ? null
      : (shippingMethods.find(method => methodKey(method) === cart.shipping_method) ?? null);
  const gift = lines.length === 0 || isVirtual ? NO_GIFT : orderGift(cart);
  const balance = cart.customer_id === null ? 0 : coinBalance(db, cart.customer_id, now);
  const totals = totalsBeforePayment({
    cart,
    lines,
    subtotal,
    coupon,
    giftCards: giftCardsOf(db, cartId, now),
    shipping: shippingMethod?.amount ?? 0,
    wrapping: sumOfGiftCharges(giftCharges(gift, lines)),
    balance,
  });
  return withPayment({ cart, lines, missing, isVirtual, coupon, shippingMethods, shippingMethod, gift, totals });
}

/** What is chosen to pay with, and what that adds: nothing where the cart can no longer be paid so. */
function withPayment(view: CartView): CartView {
  const { cart, totals } = view;
  const method = paymentMethodsFor(view).find(offered => offered === cart.payment_method) ?? null;
  const surcharge = method === null ? 0 : surchargeOf(method);
  return {
    ...view,
    cart: { ...cart, payment_method: method },
    totals: { ...totals, surcharge, grandTotal: totals.due + surcharge },
  };
}

interface Parts {
  cart: CartRow;
  lines: CartLine[];
  subtotal: number;
  coupon: CouponRow | null;
  giftCards: GiftCardRow[];
  shipping: number;
  wrapping: number;
  balance: number;
}

function totalsBeforePayment({
  cart,
  lines,
  subtotal,
  coupon,
  giftCards,
  shipping,
  wrapping,
  balance,
}: Parts): CartTotals {
  const handling = lines.reduce((sum, line) => sum + line.handling, 0);
  const shares = coupon ? sharesOf(coupon, lines) : [];
  const discount = coupon
    ? discountOn(
        coupon,
        shares.reduce((sum, share) => sum + share, 0),
      )
    : 0;
  const chargesDiscount = coupon?.covers_charges
    ? Math.round(((handling + shipping + wrapping) * coupon.percent) / 100)
    : 0;
  const beforeCredit = subtotal - discount + handling + shipping + wrapping - chargesDiscount;
  const coins = Math.min(cart.coins, balance, beforeCredit);
  const cards = spread(giftCards, beforeCredit - coins);
  const card = cards.reduce((sum, { pays }) => sum + pays, 0);
  const due = beforeCredit - coins - card;
  return {
    subtotal,
    discount,
    chargesDiscount,
    lineDiscounts: allocate(discount, coupon ? shares : lines.map(() => 0)),
    handling,
    shipping,
    wrapping,
    coins,
    giftCard: card,
    cards,
    due,
    surcharge: 0,
    grandTotal: due,
  };
}
