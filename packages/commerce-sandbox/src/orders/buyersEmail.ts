import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';

/** Where a confirmation goes: to the account, or to what a guest gave. */
export function buyersEmail(
  { db }: Pick<SandboxContext, 'db'>,
  cart: { customer_id: number | null; email: string | null },
): string | null {
  if (cart.customer_id === null) return cart.email;
  return row<{ email: string }>(db, 'SELECT email FROM customer WHERE id = ?', cart.customer_id)!.email;
}
