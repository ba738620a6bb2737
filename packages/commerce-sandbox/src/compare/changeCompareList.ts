import type { DatabaseSync } from 'node:sqlite';
import { row, rows, run } from '../database.ts';
import { inputError } from '../errors.ts';
import { MOST_ENTRIES } from '../transport/inputLimits.ts';
import { type CompareListRow, compareListOf } from './findCompareList.ts';

/** Ids of products as a client wrote them: other storefronts send the numbers, not the uids. */
export type ProductIds = readonly (string | null)[];

const asJson = (products: ProductIds): string => JSON.stringify(products.map(Number).filter(Number.isSafeInteger));

/**
 * Adds products; what does not exist is left out without a word, as in Magento. Throws graphql-input for more than one
 * may ask for at a time, which Magento would keep.
 */
export function addProducts(db: DatabaseSync, { id }: CompareListRow, products: ProductIds): void {
  run(
    db,
    `INSERT OR IGNORE INTO compare_item (list_id, product_id)
     SELECT ?, product.id FROM json_each(?) AS wanted JOIN product ON product.id = wanted.value ORDER BY wanted.key`,
    id,
    asJson(products),
  );
  const { count } = row<{ count: number }>(db, 'SELECT count(*) AS count FROM compare_item WHERE list_id = ?', id)!;
  if (count > MOST_ENTRIES) throw inputError(`Maximum items of type "products" is "${MOST_ENTRIES}"`);
}

/** Takes products off a list; those that are not on it are no error. */
export function removeProducts(db: DatabaseSync, { id }: CompareListRow, products: ProductIds): void {
  run(
    db,
    'DELETE FROM compare_item WHERE list_id = ? AND product_id IN (SELECT value FROM json_each(?))',
    id,
    asJson(products),
  );
}

/** Ends a list. */
export function deleteList(db: DatabaseSync, { id }: CompareListRow): void {
  run(db, 'DELETE FROM compare_list WHERE id = ?', id);
}

/** Makes a guest's list the customer's, or moves its products to the one that the customer has. Answers that list. */
export function giveToCustomer(db: DatabaseSync, guests: CompareListRow, customerId: number): CompareListRow {
  const own = compareListOf(db, customerId);
  if (!own) {
    run(db, 'UPDATE compare_list SET customer_id = ? WHERE id = ?', customerId, guests.id);
    return { ...guests, customer_id: customerId };
  }
  const products = rows<{ id: string }>(
    db,
    'SELECT CAST(product_id AS TEXT) AS id FROM compare_item WHERE list_id = ? ORDER BY compare_item.id',
    guests.id,
  );
  addProducts(
    db,
    own,
    products.map(({ id }) => id),
  );
  deleteList(db, guests);
  return own;
}
