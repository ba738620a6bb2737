import type { SandboxContext } from '../context.ts';
import { row, run, transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import { orderById, type OrderRow } from '../orders/findOrder.ts';
import { orderByToken } from '../orders/guestOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { decodeId } from '../uid.ts';
import { isJustMailed, isMailedKey, makeMailedKey } from './mailedKey.ts';
import { tellBuyer } from './tellBuyer.ts';
import { cancelProblem, withdrawOrder } from './withdrawOrder.ts';

const LONGEST_REASON = 255;

/** What Magento answers where nothing was cancelled. */
const refused = (code: string, message: string) => ({ error: message, errorV2: { code, message }, order: null });

const notFound = () =>
  refused('ORDER_NOT_FOUND', "The entity that was requested doesn't exist. Verify the entity and try again.");

function readReason(text: string): string {
  const reason = text.trim().replaceAll(/\s+/g, ' ');
  if (reason === '') throw inputError('Say why you cancel.');
  if (reason.length > LONGEST_REASON) throw inputError(`The reason may have ${LONGEST_REASON} characters at most.`);
  return reason;
}

function withdraw(context: SandboxContext, order: OrderRow, reason: string) {
  const problem = withdrawOrder(context, order.id, reason);
  return problem ? refused(problem.code, problem.message) : { order: orderById(context.db, order.id) };
}

/** Cancelling by customers, and by guests with a key that goes to their e-mail address (invoice-09). */
export const cancelMutations: ResolverMap[string] = {
  cancelOrder(_, { input }: { input: { order_id: string; reason: string } }, context) {
    const reason = readReason(input.reason);
    const order = orderById(context.db, decodeId(input.order_id));
    const isOwn = order !== undefined && order.customer_id !== null && order.customer_id === context.customerId;
    return isOwn ? withdraw(context, order, reason) : notFound();
  },
  requestGuestOrderCancel(_, { input }: { input: { token: string; reason: string } }, context) {
    const reason = readReason(input.reason);
    const order = orderByToken(context, input.token);
    if (order.customer_id !== null)
      return refused('UNAUTHORISED', 'Current user is not authorized to cancel this order');
    const problem = cancelProblem(context, order);
    if (problem) return refused(problem.code, problem.message);
    return transaction(context.db, () => mailKey(context, order, reason));
  },
  confirmCancelOrder(_, { input }: { input: { order_id: string; confirmation_key: string } }, context) {
    const { db } = context;
    const order = orderById(db, decodeId(input.order_id));
    const request = order && requestOf(context, order);
    if (!request || !isMailedKey(context, request, input.confirmation_key))
      return refused('UNDEFINED', 'This link has been used already or is too old. Ask for a new one.');
    return transaction(db, () => {
      run(db, 'DELETE FROM cancel_request WHERE order_id = ?', order.id);
      return withdraw(context, order, request.reason);
    });
  },
};

interface CancelRequest {
  key_hash: string;
  reason: string;
  created_at: number;
}

const requestOf = ({ db }: SandboxContext, { id }: OrderRow): CancelRequest | undefined =>
  row<CancelRequest>(db, 'SELECT * FROM cancel_request WHERE order_id = ?', id);

function mailKey(context: SandboxContext, order: OrderRow, reason: string) {
  const before = requestOf(context, order);
  if (before && isJustMailed(context, before))
    return refused('UNDEFINED', 'We have just sent you an e-mail. Open its link to cancel the order.');
  const { hash, link } = makeMailedKey(context);
  run(
    context.db,
    `INSERT INTO cancel_request (order_id, key_hash, reason, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (order_id) DO UPDATE SET key_hash = excluded.key_hash, reason = excluded.reason, created_at = excluded.created_at`,
    order.id,
    hash,
    reason,
    context.clock().getTime(),
  );
  tellBuyer(context, order, texts => texts.confirmCancel(order.number, link('/sales/guest/cancel', order.id)));
  return { order };
}
