import { countCoupon } from '../cart/coupons.ts';
import { activeCartOf, cartById, changeCart } from '../cart/findCart.ts';
import { returnGiftCards } from '../cart/giftCards.ts';
import { mergeCart } from '../cart/mergeCart.ts';
import { moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { commentOn } from './commentOn.ts';
import { isUnpaid, orderById, orderItems, type OrderRow, returnStock } from './findOrder.ts';
import { withdrawGiftCards } from './soldGiftCards.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

/**
 * Cancels an unpaid order and gives its cart back: stock, coupon, coins and gift card return, the cart is active again.
 * Where the customer has started another cart meanwhile, that one's lines come along and it ends. False when the order
 * is paid or cancelled already, or when a gift card that came with it has been spent.
 */
export function cancelOrder(deps: Deps, orderId: number, reason: string): boolean {
  const { db, clock } = deps;
  return transaction(db, () => {
    const order = orderById(db, orderId)!;
    if (!isUnpaid(order) || !withdrawGiftCards(db, orderId)) return false;
    run(db, "UPDATE sales_order SET status = 'canceled', changed_at = ? WHERE id = ?", clock().getTime(), orderId);
    for (const item of orderItems(db, orderId)) returnStock(db, item);
    giveCredit(deps, order);
    restoreCart(deps, order);
    commentOn(deps, order, reason);
    return true;
  });
}

function giveCredit({ db, clock }: Deps, order: OrderRow): void {
  if (order.coupon_code !== null) countCoupon(db, order.coupon_code, -1);
  returnGiftCards(db, order.id);
  if (order.customer_id !== null)
    moveCoins(db, order.customer_id, order.coins, `Returned from order #${order.number}`, clock());
}

function restoreCart(deps: Deps, order: OrderRow): void {
  const cart = cartById(deps.db, order.cart_id)!;
  const newer = cart.customer_id === null ? undefined : activeCartOf(deps.db, cart.customer_id);
  if (newer) mergeCart(deps, newer, cart);
  changeCart(deps, cart.id, { is_active: 1 });
}
