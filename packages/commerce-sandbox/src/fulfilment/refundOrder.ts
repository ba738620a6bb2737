import type { DatabaseSync } from 'node:sqlite';
import { returnGiftCards } from '../cart/giftCards.ts';
import { coinBalance, moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';
import { amountOf } from '../gst/orderTaxes.ts';
import { coinsEarned } from '../orders/coinsEarned.ts';
import { commentOn } from '../orders/commentOn.ts';
import { type OrderItemRow, orderItems, type OrderRow, returnStock } from '../orders/findOrder.ts';
import { amountText } from '../orders/orderText.ts';
import { changeStatus } from './changeStatus.ts';
import { documentNumber } from './documentNumber.ts';
import { type CreditMemoRow, creditMemosOf, refundedPieces, shipmentsOf } from './findDocuments.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

/** Pieces of an item that go back. */
export interface Refunded {
  item: OrderItemRow;
  pieces: number;
}

/** What some pieces cost, so that the parts of a line add up to it, whenever they go back. */
function valueOf(deps: Deps, { item, pieces }: Refunded): number {
  const before = refundedPieces(deps.db, item);
  const upTo = (count: number) => Math.round((amountOf(item) * count) / item.quantity);
  return upTo(before + pieces) - upTo(before);
}

/** By which ways an amount goes back: first as money, then onto the gift card, then as coins, as far as each paid. */
function ways(order: OrderRow, amount: number, before: readonly CreditMemoRow[]) {
  const left = (paid: number, way: 'money' | 'gift_card' | 'coins') =>
    paid - before.reduce((sum, memo) => sum + memo[way], 0);
  const money = Math.min(amount, left(order.grand_total, 'money'));
  const giftCard = Math.min(amount - money, left(order.gift_card, 'gift_card'));
  return { money, giftCard, coins: Math.min(amount - money - giftCard, left(order.coins, 'coins')) };
}

/**
 * Pays pieces of an invoiced order back, writes the credit memo and puts them into the stock again. `charges` are
 * delivery and the like, in paise. Where all of it has gone back, the order is closed.
 */
export function refundOrder(
  deps: Deps,
  order: OrderRow,
  refunded: readonly Refunded[],
  { charges, reason }: { charges: number; reason: string },
): CreditMemoRow {
  const { db, clock } = deps;
  const lines = refunded.map(each => ({ ...each, amount: valueOf(deps, each) }));
  const amount = lines.reduce((sum, line) => sum + line.amount, charges);
  const { money, giftCard, coins } = ways(order, amount, creditMemosOf(db, order.id));
  const { id } = run(
    db,
    'INSERT INTO credit_memo (order_id, number, reason, charges, money, gift_card, coins, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    order.id,
    documentNumber(db, 'memo', order.store_id),
    reason,
    charges,
    money,
    giftCard,
    coins,
    clock().getTime(),
  );
  for (const { item, pieces, amount: value } of lines) {
    run(
      db,
      'INSERT INTO credit_memo_item (credit_memo_id, order_item_id, quantity, amount) VALUES (?, ?, ?, ?)',
      id,
      item.id,
      pieces,
      value,
    );
    returnStock(db, item, pieces);
  }
  returnGiftCards(db, order.id, giftCard);
  const paid = isMoneyThere(db, order) ? money : 0;
  settleCoins(deps, order, coins, paid);
  const message = refundText(order, { money: paid, giftCard, coins });
  const isAll = orderItems(db, order.id).every(item => refundedPieces(db, item) === item.quantity);
  if (isAll) changeStatus(deps, order, 'closed', message);
  else commentOn(deps, order, message);
  return creditMemosOf(db, order.id).find(memo => memo.id === id)!;
}

/** Cash comes with the delivery; everything else before the invoice. */
const isMoneyThere = (db: DatabaseSync, order: OrderRow): boolean =>
  order.payment_method !== 'cashondelivery' || shipmentsOf(db, order.id).some(sent => sent.delivered_at !== null);

/** Coins that were spent come back; those that the money had earned go, as far as they are still there. */
function settleCoins({ db, clock }: Deps, order: OrderRow, spent: number, money: number): void {
  if (order.customer_id === null) return;
  moveCoins(db, order.customer_id, spent, `Returned from order #${order.number}`, clock());
  const earned = Math.min(coinsEarned(money), coinBalance(db, order.customer_id));
  moveCoins(db, order.customer_id, -earned, `No longer earned on order #${order.number}`, clock());
}

function refundText(order: OrderRow, { money, giftCard, coins }: { money: number; giftCard: number; coins: number }) {
  const parts = [
    ...(money > 0
      ? [
          `${amountText(money)} ${order.payment_method === 'cashondelivery' ? 'to your bank account' : 'the way you paid'}`,
        ]
      : []),
    ...(giftCard > 0 ? [`${amountText(giftCard)} to your gift card`] : []),
    ...(coins > 0 ? [`${coins / 100} coins`] : []),
  ];
  return parts.length === 0 ? 'Nothing had to be paid back.' : `Paid back: ${parts.join(', ')}.`;
}
