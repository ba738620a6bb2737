import type { SandboxContext } from '../context.ts';
import { row, rows, run, transaction } from '../database.ts';
import { commentOn } from '../orders/commentOn.ts';
import { orderById, orderItems } from '../orders/findOrder.ts';
import { refundOrder } from './refundOrder.ts';
import { isCashBack, refundText } from './refundText.ts';
import type { ReturnRow } from './requestReturn.ts';
import { tellBuyer } from './tellBuyer.ts';

/** A row of the table `return_item`. */
export interface ReturnItemRow {
  id: number;
  return_id: number;
  order_item_id: number;
  quantity: number;
  reason: string;
}

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

export const returnItems = ({ db }: Pick<Deps, 'db'>, returnId: number): ReturnItemRow[] =>
  rows<ReturnItemRow>(db, 'SELECT * FROM return_item WHERE return_id = ? ORDER BY id', returnId);

/**
 * The goods have come back and are paid back, or the wish is turned down. False when there is no such return, or when
 * it was decided already.
 */
export function decideReturn(deps: Deps, returnId: number, isAccepted: boolean): boolean {
  const { db } = deps;
  return transaction(db, () => {
    const asked = row<ReturnRow>(
      db,
      "SELECT * FROM order_return WHERE id = ? AND status = 'PENDING' AND id NOT IN (SELECT return_id FROM return_confirmation)",
      returnId,
    );
    if (!asked) return false;
    const order = orderById(db, asked.order_id)!;
    const status: ReturnRow['status'] = isAccepted ? 'PROCESSED_AND_CLOSED' : 'DENIED';
    run(db, 'UPDATE order_return SET status = ? WHERE id = ?', status, returnId);
    if (!isAccepted) {
      commentOn(deps, order, `Return #${asked.number} was turned down.`);
      tellBuyer(deps, order, `Your return #${asked.number}`, [
        `We cannot take back what you asked for in return #${asked.number}.`,
      ]);
      return true;
    }
    const items = orderItems(db, order.id);
    commentOn(deps, order, `Return #${asked.number} received.`);
    const memo = refundOrder(
      deps,
      order,
      returnItems(deps, returnId).map(each => ({
        item: items.find(({ id }) => id === each.order_item_id)!,
        pieces: each.quantity,
      })),
      { charges: 0, reason: `Return #${asked.number}` },
    );
    const goesBack = { money: memo.money, giftCard: memo.gift_card, coins: memo.coins };
    tellBuyer(deps, order, `Your return #${asked.number} has arrived`, [
      `Thank you. We pay back ${refundText(order, goesBack)}.`,
      ...(isCashBack(order, goesBack) ? ['You paid in cash: answer this mail with where your money should go.'] : []),
      `Credit note: ${memo.number}`,
    ]);
    return true;
  });
}
