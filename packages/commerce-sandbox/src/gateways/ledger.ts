import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows, run, transaction } from '../database.ts';
import { type Gateway, traitsOf } from './traits.ts';

export { type Gateway, isGateway } from './traits.ts';

/** A row of the table `gateway_order`: what a gateway was asked to collect. Paise. */
export interface GatewayOrder {
  /** Razorpay's order_…, Cashfree's cf_order_id. */
  id: string;
  gateway: Gateway;
  order_number: string;
  /** Where the gateway opens a session. */
  session_id: string | null;
  return_url: string | null;
  amount: number;
}

export type PaymentStatus = 'SUCCESS' | 'PENDING' | 'FAILED' | 'USER_DROPPED';

/** A row of the table `gateway_payment`: one attempt. */
export interface GatewayPayment {
  id: string;
  gateway_order_id: string;
  status: PaymentStatus;
  method: string;
  amount: number;
}

type Deps = Pick<SandboxContext, 'db' | 'clock' | 'random'>;

/** The gateway's order for an order of the shop, made when absent. A new return address replaces the one before. */
export function openGatewayOrder(
  deps: Deps,
  gateway: Gateway,
  order: { number: string; grand_total: number },
  returnUrl: string | null = null,
): GatewayOrder {
  const { db, clock, random } = deps;
  return transaction(db, () => {
    const traits = traitsOf(gateway);
    run(
      db,
      `INSERT INTO gateway_order (id, gateway, order_number, session_id, return_url, amount, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (gateway, order_number) DO UPDATE SET return_url = excluded.return_url`,
      traits.orderId(random),
      gateway,
      order.number,
      traits.sessionId?.(random) ?? null,
      returnUrl,
      order.grand_total,
      clock().getTime(),
    );
    return gatewayOrderOf(db, gateway, order.number)!;
  });
}

export function gatewayOrderOf(db: DatabaseSync, gateway: Gateway, orderNumber: string): GatewayOrder | undefined {
  return row<GatewayOrder>(
    db,
    'SELECT * FROM gateway_order WHERE gateway = ? AND order_number = ?',
    gateway,
    orderNumber,
  );
}

export function gatewayOrderById(db: DatabaseSync, gateway: Gateway, id: string): GatewayOrder | undefined {
  return row<GatewayOrder>(db, 'SELECT * FROM gateway_order WHERE gateway = ? AND id = ?', gateway, id);
}

export function gatewayOrderBySession(db: DatabaseSync, sessionId: string): GatewayOrder | undefined {
  return row<GatewayOrder>(db, 'SELECT * FROM gateway_order WHERE session_id = ?', sessionId);
}

/** The attempts to pay an order, newest first. */
export function paymentsOf(db: DatabaseSync, { id }: Pick<GatewayOrder, 'id'>): GatewayPayment[] {
  return rows<GatewayPayment>(
    db,
    'SELECT * FROM gateway_payment WHERE gateway_order_id = ? ORDER BY position DESC',
    id,
  );
}

/** Writes down an attempt. */
export function recordPayment(deps: Deps, order: GatewayOrder, status: PaymentStatus, method: string): GatewayPayment {
  const id = traitsOf(order.gateway).paymentId(deps.random);
  run(
    deps.db,
    'INSERT INTO gateway_payment (id, gateway_order_id, status, method, amount, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    order.id,
    status,
    method,
    order.amount,
    deps.clock().getTime(),
  );
  return { id, gateway_order_id: order.id, status, method, amount: order.amount };
}

/** A pending attempt ends. False when it was not pending any more. */
export function endPending(db: DatabaseSync, paymentId: string, status: 'SUCCESS' | 'FAILED'): boolean {
  return (
    run(db, "UPDATE gateway_payment SET status = ? WHERE id = ? AND status = 'PENDING'", status, paymentId).changes > 0
  );
}
