import type { SandboxContext } from '../context.ts';
import { row, run, transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import { orderById, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { returnItems } from './decideReturn.ts';
import { isJustMailed, isMailedKey, makeMailedKey } from './mailedKey.ts';
import {
  requestReturn,
  type ReturnInput,
  type ReturnRow,
  returnsOf,
  takeReturn,
  type Wish,
  wishLines,
} from './requestReturn.ts';
import { returnablePieces } from './returnRules.ts';
import { tellBuyer } from './tellBuyer.ts';

type Unconfirmed = ReturnRow & { key_hash: string };

const unconfirmedOf = ({ db }: Pick<SandboxContext, 'db'>, orderId: number): Unconfirmed | undefined =>
  row<Unconfirmed>(
    db,
    'SELECT order_return.*, key_hash FROM order_return JOIN return_confirmation ON return_id = order_return.id WHERE order_id = ?',
    orderId,
  );

/** A wish that was never confirmed leaves nothing behind. */
function forget({ db }: Pick<SandboxContext, 'db'>, { id }: Unconfirmed): void {
  run(db, 'DELETE FROM return_confirmation WHERE return_id = ?', id);
  run(db, 'DELETE FROM return_item WHERE return_id = ?', id);
  run(db, 'DELETE FROM order_return WHERE id = ?', id);
}

/**
 * Writes down what a guest wants to give back, and mails the key that confirms it (orders-11): whoever knows an order
 * by its number, e-mail and name does not read its mails. Another wish takes the place of one that was not confirmed.
 * Throws graphql-input.
 */
export function requestGuestReturn(context: SandboxContext, order: OrderRow, input: ReturnInput): ReturnRow {
  return transaction(context.db, () => {
    const before = unconfirmedOf(context, order.id);
    if (before && isJustMailed(context, before))
      throw inputError('We have just sent you an e-mail. Open its link to confirm your return.');
    if (before) forget(context, before);
    return requestReturn(context, order, input, (number, wishes, id) => {
      const { hash, link } = makeMailedKey(context);
      run(context.db, 'INSERT INTO return_confirmation (return_id, key_hash) VALUES (?, ?)', id, hash);
      const goods = wishLines(context, order, wishes);
      tellBuyer(context, order, texts =>
        texts.confirmReturn(number, order.number, link('/sales/guest/return', order.id), goods),
      );
    });
  });
}

function wishesOf(context: SandboxContext, order: OrderRow, returnId: number): Wish[] {
  const items = orderItems(context.db, order.id);
  return returnItems(context, returnId).map(({ order_item_id: id, quantity, reason }) => ({
    item: items.find(item => item.id === id)!,
    pieces: quantity,
    reason,
  }));
}

/** A guest has opened the link: from now on it is a return like any other. Throws graphql-input. */
export function confirmReturn(
  context: SandboxContext,
  orderId: number,
  key: string,
): { order: OrderRow; asked: ReturnRow } {
  return transaction(context.db, () => {
    const order = orderById(context.db, orderId);
    const asked = order && unconfirmedOf(context, order.id);
    if (!asked || !isMailedKey(context, asked, key))
      throw inputError('This link has been used already or is too old. Ask for a new one.');
    const wishes = wishesOf(context, order, asked.id);
    const gone = wishes.find(({ item, pieces }) => pieces > returnablePieces(context, order, item));
    if (gone) throw inputError(`"${gone.item.name}" cannot be returned.`);
    run(context.db, 'DELETE FROM return_confirmation WHERE return_id = ?', asked.id);
    takeReturn(context, order, asked.number, wishes);
    return { order, asked: returnsOf(context, order.id).find(({ id }) => id === asked.id)! };
  });
}
