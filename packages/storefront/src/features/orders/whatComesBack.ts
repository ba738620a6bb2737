import * as text from '@shop/messages/orders';
import * as totals from '@shop/messages/totals';
import type { Order } from './orderQueries.ts';
import { standingOf } from './orderStanding.ts';

/** Ways to pay at which no money was sent. */
const notPaid = new Set(['cashondelivery', 'free']);

/**
 * What a shopper gets back when an order is cancelled, a sentence for each: money, coins and gift cards (orders-05).
 *
 * @param money writes rupees.
 */
export function whatComesBack(
  { total, status, payment_methods }: Pick<Order, 'total' | 'status' | 'payment_methods'>,
  money: (rupees: number) => string,
): string[] {
  const method = payment_methods?.find(each => each !== null);
  const paid = total?.grand_total.value ?? 0;
  const isUnpaid = standingOf({ status, payment_methods }) === 'unpaid';
  const isPaid = !notPaid.has(method?.type ?? '') && !isUnpaid && paid > 0;
  const credits = (total?.discounts ?? []).flatMap(discount => {
    const value = Math.abs(discount?.amount.value ?? 0);
    if (!discount || discount.coupon || value === 0) return [];
    if (discount.label === totals.coins) return [text.coinsComeBack(money(value))];
    return discount.label.startsWith(totals.giftCard(null)) ? [text.cardComesBack(discount.label, money(value))] : [];
  });
  return [isPaid ? text.moneyComesBack(money(paid), method?.name ?? '') : text.nothingWasPaid, ...credits];
}
