import type { SandboxContext } from '../context.ts';
import { orderGiftPrices } from '../gifts/giftFields.ts';
import { isWithinState, type TaxedLine, taxedLines, taxesOf, totalTax } from '../gst/orderTaxes.ts';
import { splitTax } from '../gst/splitTax.ts';
import { money } from '../money.ts';
import type { Locale } from '../store/byLocale.ts';
import type { OrderRow } from './findOrder.ts';
import { orderTexts } from './orderTexts.ts';

/** GraphQL's Discount. */
export const orderDiscount = (label: string, amount: number, code: string | null = null) => ({
  label,
  amount: money(amount),
  applied_to: 'ITEM',
  coupon: code === null ? null : { code },
});

/** The sums that an order has, and each of its invoices. In paise. */
type Charged = Pick<OrderRow, 'subtotal' | 'discount' | 'shipping' | 'coins' | 'gift_card' | 'grand_total'>;

/** What was taken off: by coupon, coins and gift card, so that the order's totals add up. */
function orderDiscounts(order: OrderRow, { discount, coins, gift_card: giftCard }: Charged, locale: Locale) {
  const texts = orderTexts[locale];
  return [
    ...(discount > 0 ? [orderDiscount(order.coupon_label!, discount, order.coupon_code)] : []),
    ...(coins > 0 ? [orderDiscount(texts.coins, coins)] : []),
    ...(giftCard > 0 ? [orderDiscount(texts.giftCard(order.gift_card_code), giftCard)] : []),
  ];
}

/** What OrderTotal and InvoiceTotal have in common. Prices hold their taxes. */
export function chargedTotal(order: OrderRow, charged: Charged, lines: readonly TaxedLine[], locale: Locale) {
  const { subtotal, shipping, grand_total: grandTotal } = charged;
  const taxesIn = (some: readonly TaxedLine[]) =>
    taxesOf(some).map(({ title, rate, amount }) => ({ title, rate, amount: money(amount) }));
  const delivery = lines.filter(({ sku }) => sku === 'DELIVERY');
  return {
    base_grand_total: money(grandTotal),
    grand_total: money(grandTotal),
    subtotal: money(subtotal),
    discounts: orderDiscounts(order, charged, locale),
    taxes: taxesIn(lines),
    total_tax: money(totalTax(lines)),
    total_shipping: money(shipping),
    shipping_handling: {
      amount_excluding_tax: money(shipping - totalTax(delivery)),
      amount_including_tax: money(shipping),
      total_amount: money(shipping),
      taxes: taxesIn(delivery),
      discounts: [],
    },
  };
}

/** OrderTotal. */
export function orderTotal(order: OrderRow, _: unknown, { db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>) {
  const lines = taxedLines(db, order);
  // Of the goods as they are without a discount, which comes off afterwards.
  const inGoods = totalTax(
    lines.flatMap(({ item, rate }) => (item ? splitTax(item.price * item.quantity, rate, isWithinState(order)) : [])),
  );
  return {
    ...chargedTotal(order, order, lines, storeView.locale),
    subtotal_excl_tax: money(order.subtotal - inGoods),
    subtotal_incl_tax: money(order.subtotal),
    gift_options: orderGiftPrices(order, _, { db }),
    total_giftcard: money(order.gift_card),
    handling_charge: order.handling > 0 ? money(order.handling) : null,
    payment_surcharge: order.surcharge > 0 ? money(order.surcharge) : null,
  };
}
