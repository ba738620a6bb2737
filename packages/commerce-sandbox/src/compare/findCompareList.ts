import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows, run } from '../database.ts';
import { inputError } from '../errors.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { hasPage } from '../products/inView.ts';
import { randomId } from '../randomId.ts';

/** A row of the table `compare_list`: the source of the GraphQL type CompareList. */
export interface CompareListRow {
  id: number;
  uid: string;
  customer_id: number | null;
}

/** The one list of a customer, where there is one. */
export function compareListOf(db: DatabaseSync, customerId: number): CompareListRow | undefined {
  return row<CompareListRow>(db, 'SELECT * FROM compare_list WHERE customer_id = ?', customerId);
}

/**
 * The list that a uid names, or undefined. Throws graphql-input where it is not the caller's; a uid that nobody has is
 * no customer's either, so Magento refuses it to customers and finds nothing for guests.
 */
export function openCompareList(
  { db, customerId }: Pick<SandboxContext, 'db' | 'customerId'>,
  uid: string,
): CompareListRow | undefined {
  const list = row<CompareListRow>(db, 'SELECT * FROM compare_list WHERE uid = ?', uid);
  if ((list?.customer_id ?? null) !== customerId)
    throw inputError('This customer is not authorized to access this list');
  return list;
}

/** The list of the customer who asks, made when absent; for a guest always a new one. */
export function listToFill({ db, customerId, random }: SandboxContext): CompareListRow {
  const known = customerId === null ? undefined : compareListOf(db, customerId);
  if (known) return known;
  const uid = randomId(random);
  const { id } = run(db, 'INSERT INTO compare_list (uid, customer_id) VALUES (?, ?)', uid, customerId);
  return { id, uid, customer_id: customerId };
}

/** What a list compares: those of its products that have a page in the store view, in the order in which they came. */
export function comparedProducts(
  asker: Pick<SandboxContext, 'db' | 'storeView'>,
  { id }: CompareListRow,
): ProductRow[] {
  const all = rows<ProductRow>(
    asker.db,
    `SELECT product.* FROM compare_item JOIN product ON product.id = product_id
     WHERE list_id = ? ORDER BY compare_item.id`,
    id,
  );
  return all.filter(product => hasPage(product, asker));
}
