import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';
import type { OrderRow } from './findOrder.ts';

/** Writes a line into the history that the customer sees on the order. */
export function commentOn({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, order: OrderRow, message: string): void {
  run(
    db,
    'INSERT INTO order_comment (order_id, message, created_at) VALUES (?, ?, ?)',
    order.id,
    message,
    clock().getTime(),
  );
}
