import type { SandboxContext } from '../context.ts';
import { isEmail } from '../customer/isEmail.ts';
import { rows, run, transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import { commentOn } from '../orders/commentOn.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { reasonInView, returnReason } from '../orders/returnReason.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { decodeId } from '../uid.ts';
import { documentNumber } from './documentNumber.ts';
import { returnablePieces } from './returnRules.ts';
import { tellBuyer } from './tellBuyer.ts';

interface Attribute {
  attribute_code: string;
  value: string;
}

/** What GraphQL's two inputs for returns have in common. */
export interface ReturnInput {
  comment_text?: string | null;
  contact_email?: string | null;
  items: ({
    order_item_uid: string;
    quantity_to_return: number;
    selected_custom_attributes?: (Attribute | null)[] | null;
    entered_custom_attributes?: (Attribute | null)[] | null;
  } | null)[];
}

/** A row of the table `order_return`. */
export interface ReturnRow {
  id: number;
  order_id: number;
  number: string;
  contact_email: string;
  comment: string | null;
  /** UNCONFIRMED: a guest has yet to open the link in the mail. */
  status: 'UNCONFIRMED' | 'PENDING' | 'DENIED' | 'PROCESSED_AND_CLOSED';
  /** ms. */
  created_at: number;
}

const LONGEST_COMMENT = 1000;

/** What somebody says of a return, without space around it. Throws graphql-input where it is too long. */
export function readComment(text: string | null | undefined): string {
  const comment = text?.trim() ?? '';
  if (comment.length > LONGEST_COMMENT) throw inputError(`The comment may have ${LONGEST_COMMENT} characters at most.`);
  return comment;
}

/** The returns of an order, newest first, as Magento lists them. */
export const returnsOf = ({ db }: Pick<SandboxContext, 'db'>, orderId: number): ReturnRow[] =>
  rows<ReturnRow>(
    db,
    `SELECT order_return.*, CASE WHEN return_id IS NULL THEN status ELSE 'UNCONFIRMED' END AS status
     FROM order_return LEFT JOIN return_confirmation ON return_id = order_return.id WHERE order_id = ? ORDER BY id DESC`,
    orderId,
  );

/** Pieces of an item that are to go back, and why. */
export interface Wish {
  item: OrderItemRow;
  pieces: number;
  reason: string;
}

/** Throws graphql-input for what cannot be given back, or without a reason. */
function readWishes(deps: TellDeps, order: OrderRow, { items }: ReturnInput): Wish[] {
  const own = orderItems(deps.db, order.id);
  const taken = new Map<number, number>();
  return items
    .filter(each => each !== null)
    .map(({ order_item_uid: uid, quantity_to_return: pieces, selected_custom_attributes: selected }) => {
      const id = decodeId(uid);
      const item = own.find(each => each.id === id);
      if (!item) throw inputError(`The order does not hold the item "${uid}".`);
      const already = taken.get(id) ?? 0;
      const most = returnablePieces(deps, order, item) - already;
      if (most <= 0) throw inputError(`"${item.name}" cannot be returned.`);
      if (!Number.isInteger(pieces) || pieces < 1 || pieces > most)
        throw inputError(`You can return 1 to ${most} of "${item.name}".`);
      taken.set(id, already + pieces);
      const chosen = selected?.find(attribute => attribute?.attribute_code === returnReason.code)?.value;
      const reason = returnReason.options.find(({ value }) => value === chosen);
      if (!reason) throw inputError(`Say why you return "${item.name}".`);
      return { item, pieces, reason: reason.label };
    });
}

/** What is to go back, for the mails about it. */
export const wishLines = (deps: TellDeps, order: OrderRow, wishes: readonly Wish[]): string[] => {
  const asker = { db: deps.db, storeView: storeViewOf(deps, order.store_id) };
  return wishes.map(({ item, pieces, reason }) => `${pieces} × ${item.name}: ${reasonInView(asker, reason)}`);
};

/** Tells the buyer that the shop knows of a return, in the history of the order and by mail. */
export function takeReturn(deps: TellDeps, order: OrderRow, number: string, wishes: readonly Wish[]): void {
  commentOn(deps, order, `Return #${number} asked for.`);
  const goods = wishLines(deps, order, wishes);
  tellBuyer(deps, order, texts => texts.returnAsked(number, order.number, goods));
}

/**
 * Writes down that items are to go back, and lets `take` tell of it. Throws graphql-input.
 */
export function requestReturn(
  deps: TellDeps,
  order: OrderRow,
  input: ReturnInput,
  take: (number: string, wishes: readonly Wish[], id: number) => void = (number, wishes) =>
    takeReturn(deps, order, number, wishes),
): ReturnRow {
  const { db, clock } = deps;
  const comment = readComment(input.comment_text);
  const email = input.contact_email?.trim() ?? '';
  if (email !== '' && !isEmail(email)) throw inputError('The email address has an invalid format.');
  return transaction(db, () => {
    const wishes = readWishes(deps, order, input);
    if (wishes.length === 0) throw inputError('Choose what you want to return.');
    const number = documentNumber(db, 'return', order.store_id);
    const { id } = run(
      db,
      "INSERT INTO order_return (order_id, number, contact_email, comment, status, created_at) VALUES (?, ?, ?, ?, 'PENDING', ?)",
      order.id,
      number,
      email === '' ? order.email : email,
      comment === '' ? null : comment,
      clock().getTime(),
    );
    for (const { item, pieces, reason } of wishes)
      run(
        db,
        'INSERT INTO return_item (return_id, order_item_id, quantity, reason) VALUES (?, ?, ?, ?)',
        id,
        item.id,
        pieces,
        reason,
      );
    take(number, wishes, id);
    return returnsOf(deps, order.id).find(each => each.id === id)!;
  });
}
