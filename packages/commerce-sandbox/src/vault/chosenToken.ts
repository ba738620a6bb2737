import type { DatabaseSync } from 'node:sqlite';
import type { CartView } from '../cart/CartView.ts';
import { isOnlyUpi } from '../checkout/paymentMethods.ts';
import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { isGateway } from '../gateways/traits.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { isUsable, kindOf, ownToken, type PaymentTokenRow } from './paymentTokens.ts';

/** Why a cart cannot be paid with what was saved. A stranger's token and one that never was sound alike. */
export const TOKEN_GONE = 'The saved payment method is not available any more. Please choose another way to pay.';
const ONLY_UPI = 'The coupon of this cart is for UPI: the saved card cannot pay for it.';

/**
 * Takes note of the saved method that a cart is paid with, or of none. Only gateways give tokens, and each takes its
 * own. Answers why it cannot be paid with, undefined when it can.
 *
 * @param nonce `additional_data.payment_method_nonce` as it was sent.
 */
export function chooseToken(
  { db, clock, customerId }: Pick<SandboxContext, 'db' | 'clock' | 'customerId'>,
  view: CartView,
  method: string,
  nonce: string | null,
): string | undefined {
  run(db, 'DELETE FROM cart_payment_token WHERE cart_id = ?', view.cart.id);
  if (!nonce || !isGateway(method)) return undefined;
  const token = customerId === null ? undefined : ownToken(db, customerId, nonce);
  if (!token || token.gateway !== method || !isUsable(token, clock())) return TOKEN_GONE;
  if (isOnlyUpi(view) && kindOf(token) !== 'upi') return ONLY_UPI;
  run(db, 'INSERT INTO cart_payment_token (cart_id, token_id) VALUES (?, ?)', view.cart.id, token.id);
  return undefined;
}

/** The saved method that an order is paid with. Undefined where there is none, or it cannot be used any more. */
export function tokenOfOrder(db: DatabaseSync, order: OrderRow, now: Date): PaymentTokenRow | undefined {
  const token = row<PaymentTokenRow>(
    db,
    `SELECT payment_token.* FROM payment_token JOIN cart_payment_token ON token_id = payment_token.id
     WHERE cart_id = ? AND customer_id = ? AND gateway = ?`,
    order.cart_id,
    order.customer_id,
    order.payment_method,
  );
  return token && isUsable(token, now) ? token : undefined;
}
