import type { SandboxContext } from '../context.ts';
import { isWithinState, taxedLines, taxesOf, totalTax } from '../gst/orderTaxes.ts';
import { splitTax } from '../gst/splitTax.ts';
import { money } from '../money.ts';
import type { OrderRow } from './findOrder.ts';

/** GraphQL's Discount. */
export const orderDiscount = (label: string, amount: number, code: string | null = null) => ({
  label,
  amount: money(amount),
  applied_to: 'ITEM',
  coupon: code === null ? null : { code },
});

/** What was taken off: by coupon, coins and gift card, so that the order's totals add up. */
function orderDiscounts(order: OrderRow) {
  return [
    ...(order.discount > 0 ? [orderDiscount(order.coupon_label!, order.discount, order.coupon_code)] : []),
    ...(order.coins > 0 ? [orderDiscount('Coins', order.coins)] : []),
    ...(order.gift_card > 0 ? [orderDiscount(`Gift card (${order.gift_card_code})`, order.gift_card)] : []),
  ];
}

/** OrderTotal and InvoiceTotal: an order has one invoice, of all of it. Prices hold their taxes. */
export function orderTotal(order: OrderRow, _: unknown, { db }: Pick<SandboxContext, 'db'>) {
  const lines = taxedLines(db, order);
  const taxesIn = (some: typeof lines) =>
    taxesOf(some).map(({ title, rate, amount }) => ({ title, rate, amount: money(amount) }));
  const delivery = lines.filter(({ sku }) => sku === 'DELIVERY');
  // Of the goods as they are without a discount, which comes off afterwards.
  const inGoods = totalTax(
    lines.flatMap(({ item, rate }) => (item ? splitTax(item.price * item.quantity, rate, isWithinState(order)) : [])),
  );
  return {
    base_grand_total: money(order.grand_total),
    grand_total: money(order.grand_total),
    subtotal: money(order.subtotal),
    subtotal_excl_tax: money(order.subtotal - inGoods),
    subtotal_incl_tax: money(order.subtotal),
    discounts: orderDiscounts(order),
    handling_charge: order.handling > 0 ? money(order.handling) : null,
    payment_surcharge: order.surcharge > 0 ? money(order.surcharge) : null,
    taxes: taxesIn(lines),
    total_tax: money(totalTax(lines)),
    total_shipping: money(order.shipping),
    shipping_handling: {
      amount_excluding_tax: money(order.shipping - totalTax(delivery)),
      amount_including_tax: money(order.shipping),
      total_amount: money(order.shipping),
      taxes: taxesIn(delivery),
      discounts: [],
    },
  };
}
