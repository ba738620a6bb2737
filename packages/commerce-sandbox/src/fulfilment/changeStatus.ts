import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';
import { commentOn } from '../orders/commentOn.ts';
import type { OrderRow, OrderStatus } from '../orders/findOrder.ts';

/** Moves an order on, and tells its customer why in its history. */
export function changeStatus(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  order: OrderRow,
  status: OrderStatus,
  message: string,
): void {
  run(
    context.db,
    'UPDATE sales_order SET status = ?, changed_at = ? WHERE id = ?',
    status,
    context.clock().getTime(),
    order.id,
  );
  commentOn(context, order, message);
}
