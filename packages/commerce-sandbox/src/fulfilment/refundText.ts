import type { OrderRow } from '../orders/findOrder.ts';
import { amountText } from '../orders/orderText.ts';

/** What goes back, in paise and hundredths of a coin. */
export interface GoesBack {
  money: number;
  giftCard: number;
  coins: number;
}

/** Nobody sends cash: it goes where the buyer says, who is asked by mail (invoice-12). */
export const isCashBack = ({ payment_method: method }: OrderRow, { money }: GoesBack): boolean =>
  method === 'cashondelivery' && money > 0;

/** By which ways it goes back, "₹298.00 the way you paid, 2 coins"; '' where nothing does. */
export function refundText(order: OrderRow, goesBack: GoesBack): string {
  const { money, giftCard, coins } = goesBack;
  const way = isCashBack(order, goesBack) ? 'to the UPI ID or bank account that you name' : 'the way you paid';
  return [
    ...(money > 0 ? [`${amountText(money)} ${way}`] : []),
    ...(giftCard > 0 ? [`${amountText(giftCard)} to your gift card`] : []),
    ...(coins > 0 ? [`${coins / 100} coins`] : []),
  ].join(', ');
}
