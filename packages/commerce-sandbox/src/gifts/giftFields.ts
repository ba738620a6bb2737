import type { LineSource } from '../cart/cartFields.ts';
import type { CartView } from '../cart/CartView.ts';
import type { SandboxContext } from '../context.ts';
import { cartTaxes } from '../gst/cartTaxes.ts';
import { isWithinState, taxedLines, totalTax } from '../gst/orderTaxes.ts';
import { splitTax } from '../gst/splitTax.ts';
import { money } from '../money.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { itemGift, type ItemGift, orderGift } from './Gift.ts';
import { giftCharges, type GiftCharges } from './giftCharges.ts';
import { wrappingFields, wrappings } from './wrappings.ts';

const chosen = ({ wrapping }: ItemGift, context: SandboxContext) => wrapping && wrappingFields(context, wrapping);

const offered = (context: SandboxContext) => wrappings(context.db).map(each => wrappingFields(context, each));

/** GraphQL's GiftOptionsPrices. `taxIn` tells the tax in an amount; both in paise. */
function giftPrices({ order, items, card }: GiftCharges, taxIn: (amount: number) => number) {
  const less = (amount: number) => money(amount - taxIn(amount));
  return {
    gift_wrapping_for_order: less(order),
    gift_wrapping_for_order_incl_tax: money(order),
    gift_wrapping_for_items: less(items),
    gift_wrapping_for_items_incl_tax: money(items),
    printed_card: less(card),
    printed_card_incl_tax: money(card),
  };
}

function cartGiftPrices(view: CartView, _: unknown, context: SandboxContext) {
  return giftPrices(giftCharges(view.gift, view.lines), cartTaxes(context, view).inCharge);
}

/** GiftOptionsPrices of an order. */
export function orderGiftPrices(order: OrderRow, _: unknown, { db }: Pick<SandboxContext, 'db'>) {
  const items = orderItems(db, order.id).map(item => ({ gift: itemGift(item), quantity: item.quantity }));
  // As all charges, it has the highest rate among the goods.
  const rate = Math.max(0, ...taxedLines(db, order).map(line => line.rate));
  return giftPrices(giftCharges(orderGift(order), items), amount =>
    totalTax([splitTax(amount, rate, isWithinState(order))]),
  );
}

/** What a line of a cart answers. Nothing is wrapped that is not sent. */
export const lineGiftFields: ResolverMap[string] = {
  available_gift_wrapping: ({ line }: LineSource, _: unknown, context: SandboxContext) =>
    line.isPhysical ? offered(context) : [],
  gift_message: ({ line }: LineSource) => line.gift.message,
  gift_wrapping: ({ line }: LineSource, _: unknown, context: SandboxContext) => chosen(line.gift, context),
};

interface ItemSource {
  item: Pick<OrderItemRow, 'gift'>;
}

/** What an item of an order answers. */
export const itemGiftFields: ResolverMap[string] = {
  gift_message: ({ item }: ItemSource) => itemGift(item).message,
  gift_wrapping: ({ item }: ItemSource, _: unknown, context: SandboxContext) => chosen(itemGift(item), context),
};

/** What carts and orders answer about being given. */
export const giftFields: ResolverMap = {
  Cart: {
    available_gift_wrappings: ({ isVirtual }: CartView, _: unknown, context: SandboxContext) =>
      isVirtual ? [] : offered(context),
    gift_message: ({ gift }: CartView) => gift.message,
    gift_wrapping: ({ gift }: CartView, _: unknown, context: SandboxContext) => chosen(gift, context),
    gift_receipt_included: ({ gift }: CartView) => gift.receipt,
    printed_card_included: ({ gift }: CartView) => gift.card !== null,
  },
  CartPrices: { gift_options: cartGiftPrices },
  CustomerOrder: {
    gift_message: (order: OrderRow) => orderGift(order).message,
    gift_wrapping: (order: OrderRow, _: unknown, context: SandboxContext) => chosen(orderGift(order), context),
    gift_receipt_included: (order: OrderRow) => orderGift(order).receipt,
    printed_card_included: (order: OrderRow) => orderGift(order).card !== null,
  },
};
