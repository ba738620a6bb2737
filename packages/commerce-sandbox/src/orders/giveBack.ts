import { countCoupon } from '../cart/coupons.ts';
import { returnGiftCards } from '../cart/giftCards.ts';
import { coinReasons } from '../coins/coinReasons.ts';
import { moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { orderItems, type OrderRow, returnStock } from './findOrder.ts';

/** What an order had taken returns: stock, use of the coupon, gift card and coins. */
export function giveBack({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, order: OrderRow): void {
  for (const item of orderItems(db, order.id)) returnStock(db, item);
  if (order.coupon_code !== null) countCoupon(db, order.coupon_code, -1);
  returnGiftCards(db, order.id);
  if (order.customer_id !== null)
    moveCoins(db, order.customer_id, order.coins, coinReasons.returned(order.number), clock());
}
