import type { OrderRow } from '../orders/findOrder.ts';
import { amountText } from '../money.ts';
import type { Locale } from '../store/byLocale.ts';
import { buyerTexts } from './buyerTexts.ts';

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
export function refundText(order: OrderRow, goesBack: GoesBack, locale: Locale): string {
  const { money, giftCard, coins } = goesBack;
  const texts = buyerTexts[locale].goesBack;
  const way = isCashBack(order, goesBack) ? texts.asNamed : texts.asPaid;
  return [
    ...(money > 0 ? [way(amountText(money))] : []),
    ...(giftCard > 0 ? [texts.toGiftCard(amountText(giftCard))] : []),
    ...(coins > 0 ? [texts.coins(coins / 100)] : []),
  ].join(', ');
}
