import { returnGiftCards } from '../cart/giftCards.ts';
import { coinReasons } from '../coins/coinReasons.ts';
import { moveCoins } from '../coins/ledger.ts';
import { countCoupon } from '../cart/coupons.ts';
import { transaction } from '../database.ts';
import { commentOn } from '../orders/commentOn.ts';
import { orderById, orderItems, type OrderRow, returnStock } from '../orders/findOrder.ts';
import { giveBack } from '../orders/giveBack.ts';
import { withdrawGiftCards } from '../orders/soldGiftCards.ts';
import type { TellDeps } from '../store/storeViewOf.ts';
import { changeStatus } from './changeStatus.ts';
import { invoicedPieces, invoicesOf, shipmentsOf } from './findDocuments.ts';
import { uninvoicedItems } from './invoiceOrder.ts';
import { refundOrder } from './refundOrder.ts';
import { tellBuyer } from './tellBuyer.ts';

/** GraphQL's CancelOrderError. */
export interface CancelProblem {
  code: 'UNDEFINED' | 'PARTIAL_ORDER_ITEM_SHIPPED' | 'INVALID_ORDER_STATUS';
  message: string;
}

/** Why an order cannot be cancelled any more; undefined when it can. What was sent, in whatever way, stays bought (invoice-06). */
export function cancelProblem({ db }: Pick<TellDeps, 'db'>, order: OrderRow): CancelProblem | undefined {
  if (shipmentsOf(db, order.id).length > 0)
    return {
      code: 'PARTIAL_ORDER_ITEM_SHIPPED',
      message: 'Order with one or more items shipped cannot be cancelled',
    };
  if (order.status === 'complete' || order.status === 'canceled' || order.status === 'closed')
    return { code: 'INVALID_ORDER_STATUS', message: 'Order already closed, complete, cancelled or on hold' };
  const isDigital = orderItems(db, order.id).some(({ type }) => type === 'downloadable');
  return isDigital && (order.status === 'processing' || order.payment_method === 'free')
    ? { code: 'UNDEFINED', message: 'The files of this order were sent already.' }
    : undefined;
}

/**
 * Cancels an order as its buyer or the shop wishes: stock, coupon, coins and gift cards return, and what was invoiced
 * is paid back, with a credit memo. Unlike a payment that failed, the cart stays ended. Answers why not, where it
 * cannot be.
 */
export function withdrawOrder(deps: TellDeps, orderId: number, reason: string): CancelProblem | undefined {
  const { db } = deps;
  return transaction(db, () => {
    const order = orderById(db, orderId)!;
    const problem = cancelProblem(deps, order);
    if (problem) return problem;
    if (!withdrawGiftCards(db, orderId))
      return { code: 'UNDEFINED', message: 'A gift card of this order has been spent already.' };
    const isInvoiced = invoicesOf(db, orderId).length > 0;
    if (isInvoiced) {
      commentOn(deps, order, `Canceled: ${reason}`);
      refundInvoiced(deps, order, reason);
      giveRestBack(deps, order);
    } else {
      giveBack(deps, order);
      changeStatus(deps, order, 'canceled', `Canceled: ${reason}`);
    }
    const isPaidBack = isInvoiced && order.payment_id !== null;
    tellBuyer(deps, order, texts => texts.canceled(order.number, reason, isPaidBack));
    return undefined;
  });
}

/** What is on invoices, with delivery and all other charges, which the first has. */
function refundInvoiced(deps: TellDeps, order: OrderRow, reason: string): void {
  const items = orderItems(deps.db, order.id);
  const goods = items.reduce((sum, item) => sum + item.price * item.quantity - item.discount, 0);
  const charges = order.grand_total + order.gift_card + order.coins - goods;
  refundOrder(
    deps,
    order,
    items.map(item => ({ item, pieces: invoicedPieces(deps.db, item) })).filter(({ pieces }) => pieces > 0),
    { charges, reason, endsOrder: true },
  );
}

/** What is on no invoice was never paid with money: stock returns, gift card and coins too, and the use of the coupon. */
function giveRestBack(deps: TellDeps, order: OrderRow): void {
  const { db, clock } = deps;
  for (const { item, pieces } of uninvoicedItems(deps, order)) returnStock(db, item, pieces);
  if (order.coupon_code !== null) countCoupon(db, order.coupon_code, -1);
  returnGiftCards(db, order.id);
  const spent = invoicesOf(db, order.id).reduce((sum, invoice) => sum + invoice.coins, 0);
  if (order.customer_id !== null)
    moveCoins(db, order.customer_id, order.coins - spent, coinReasons.returned(order.number), clock());
}
