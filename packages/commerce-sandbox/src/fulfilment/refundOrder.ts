import type { DatabaseSync } from 'node:sqlite';
import { returnGiftCards } from '../cart/giftCards.ts';
import { coinReasons } from '../coins/coinReasons.ts';
import { coinBalance, moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';
import { amountUpTo } from '../gst/orderTaxes.ts';
import { coinsEarned } from '../orders/coinsEarned.ts';
import { commentOn } from '../orders/commentOn.ts';
import { type OrderItemRow, orderItems, type OrderRow, returnStock } from '../orders/findOrder.ts';
import { changeStatus } from './changeStatus.ts';
import { documentNumber } from './documentNumber.ts';
import { type CreditMemoRow, creditMemosOf, invoicesOf, refundedPieces } from './findDocuments.ts';
import { refundText } from './refundText.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

/** Pieces of an item that go back. */
export interface Refunded {
  item: OrderItemRow;
  pieces: number;
}

/** What some pieces cost, so that the parts of a line add up to it, whenever they go back. */
function valueOf(deps: Deps, { item, pieces }: Refunded): number {
  const before = refundedPieces(deps.db, item);
  return amountUpTo(item, before + pieces) - amountUpTo(item, before);
}

/** By which ways an amount goes back: first as money, then onto the gift card, then as coins, as far as each paid for what is invoiced. */
function ways({ db }: Deps, order: OrderRow, amount: number) {
  const invoices = invoicesOf(db, order.id);
  const memos = creditMemosOf(db, order.id);
  const left = (paid: 'grand_total' | 'gift_card' | 'coins', way: 'money' | 'gift_card' | 'coins') =>
    invoices.reduce((sum, invoice) => sum + invoice[paid], 0) - memos.reduce((sum, memo) => sum + memo[way], 0);
  const money = Math.min(amount, left('grand_total', 'money'));
  const giftCard = Math.min(amount - money, left('gift_card', 'gift_card'));
  return { money, giftCard, coins: Math.min(amount - money - giftCard, left('coins', 'coins')) };
}

/**
 * Pays pieces of an invoiced order back, writes the credit memo and puts them into the stock again. `charges` are
 * delivery and the like, in paise. Where all of it has gone back, or what was not invoiced is cancelled with it, the order
 * is closed.
 */
export function refundOrder(
  deps: Deps,
  order: OrderRow,
  refunded: readonly Refunded[],
  { charges, reason, endsOrder = false }: { charges: number; reason: string; endsOrder?: boolean },
): CreditMemoRow {
  const { db, clock } = deps;
  const lines = refunded.map(each => ({ ...each, amount: valueOf(deps, each) }));
  const amount = lines.reduce((sum, line) => sum + line.amount, charges);
  const { money, giftCard, coins } = ways(deps, order, amount);
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
  const goesBack = refundText(order, { money: paid, giftCard, coins }, 'en_US');
  const message = goesBack === '' ? 'Nothing had to be paid back.' : `Paid back: ${goesBack}.`;
  const isAll = endsOrder || orderItems(db, order.id).every(item => refundedPieces(db, item) === item.quantity);
  if (isAll) changeStatus(deps, order, 'closed', message);
  else commentOn(deps, order, message);
  return creditMemosOf(db, order.id).find(memo => memo.id === id)!;
}

/** Cash comes with the delivery; everything else before the invoice. Goods come back only where they were delivered. */
const isMoneyThere = (db: DatabaseSync, order: OrderRow): boolean =>
  invoicesOf(db, order.id).some(invoice => invoice.paid_at !== null);

/** Coins that were spent come back; those that the money had earned go, as far as they are still there. */
function settleCoins({ db, clock }: Deps, order: OrderRow, spent: number, money: number): void {
  if (order.customer_id === null) return;
  moveCoins(db, order.customer_id, spent, coinReasons.returned(order.number), clock());
  const earned = Math.min(coinsEarned(money), coinBalance(db, order.customer_id, clock()));
  moveCoins(db, order.customer_id, -earned, coinReasons.withdrawn(order.number), clock());
}
