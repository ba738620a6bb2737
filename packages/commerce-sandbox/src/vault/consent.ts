import { row, run } from '../database.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { OrderRow } from '../orders/findOrder.ts';
import type { Instrument } from './instruments.ts';
import { keepToken, type VaultDeps } from './paymentTokens.ts';

/**
 * The shopper has agreed, at the gateway, that what this attempt is paid with may be saved. The RBI asks for that
 * consent each time, and that it is never a condition of paying.
 */
export const recordConsent = (db: DatabaseSync, paymentId: string, instrument: Instrument) =>
  run(db, 'INSERT INTO gateway_consent (payment_id, instrument) VALUES (?, ?)', paymentId, JSON.stringify(instrument));

/**
 * With the money of a payment comes the token that its payer has agreed to. It is handed over once: told of the payment
 * again, the shop must not bring back what its owner has deleted.
 */
export function receiveToken(
  deps: VaultDeps,
  order: Pick<OrderRow, 'customer_id'>,
  gateway: string,
  paymentId: string,
): void {
  const consent = row<{ instrument: string }>(
    deps.db,
    'SELECT instrument FROM gateway_consent WHERE payment_id = ?',
    paymentId,
  );
  if (!consent || order.customer_id === null) return;
  const instrument = JSON.parse(consent.instrument) as Instrument;
  keepToken(deps, { customerId: order.customer_id, gateway, instrument });
  run(deps.db, 'DELETE FROM gateway_consent WHERE payment_id = ?', paymentId);
}
