import { messageOrder } from '../messageChannels/messageOrder.ts';
import { coinsText } from '../orders/coinsEarned.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderTexts } from '../orders/orderTexts.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { rupees } from '../money.ts';
import { notify } from './notify.ts';

/** Tells the customer of an order what became of it, in the store view of the order, to which it leads, and on the phone. */
export function notifyOfOrder(deps: TellDeps, order: OrderRow, title: string, body: string): void {
  notify(deps, order.customer_id, { title, body, url: `/order-history/${order.number}`, store_id: order.store_id });
  messageOrder(deps, order, title, body);
}

/** Tells the customer of an order which coins (in hundredths) a payment of it has brought. Nothing where it has brought none. */
export function notifyOfCoins(deps: TellDeps, order: OrderRow, coins: number): void {
  if (coins <= 0) return;
  const { locale } = storeViewOf(deps, order.store_id);
  const { title, body } = orderTexts[locale].coinsEarned;
  notify(deps, order.customer_id, {
    title: title(coinsText(rupees(coins), locale)),
    body: body(order.number),
    url: '/zepp-coins',
  });
}
