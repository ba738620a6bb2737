import { row, rows, run, transaction } from '../database.ts';
import { commentOn } from '../orders/commentOn.ts';
import { orderById, orderItems } from '../orders/findOrder.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
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

export const returnItems = ({ db }: Pick<TellDeps, 'db'>, returnId: number): ReturnItemRow[] =>
  rows<ReturnItemRow>(db, 'SELECT * FROM return_item WHERE return_id = ? ORDER BY id', returnId);

/**
 * The goods have come back and are paid back, or the wish is turned down. False when there is no such return, or when
 * it was decided already.
 */
export function decideReturn(deps: TellDeps, returnId: number, isAccepted: boolean): boolean {
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
      tellBuyer(deps, order, texts => texts.returnDenied(asked.number));
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
    const said = refundText(order, goesBack, storeViewOf(deps, order.store_id).locale);
    tellBuyer(deps, order, texts => texts.returned(asked.number, said, isCashBack(order, goesBack), memo.number));
    return true;
  });
}
