import type { DatabaseSync } from 'node:sqlite';
import type { PostalAddress } from '../checkout/PostalAddress.ts';
import { row, rows, run } from '../database.ts';
import { noSuchEntity, unauthorized } from '../errors.ts';

/** A row of the table `customer_address`. */
export interface BookEntry {
  id: number;
  customer_id: number;
  /** JSON of a PostalAddress. */
  address: string;
  default_billing: 0 | 1;
  default_shipping: 0 | 1;
}

/** Which of the two defaults an address is to be. */
export interface Defaults {
  default_billing?: boolean | null;
  default_shipping?: boolean | null;
}

export function addressBook(db: DatabaseSync, customerId: number): BookEntry[] {
  return rows<BookEntry>(db, 'SELECT * FROM customer_address WHERE customer_id = ? ORDER BY id', customerId);
}

/** An entry of the caller's book. Throws graphql-no-such-entity, or graphql-authorization for somebody else's. */
export function ownEntry(db: DatabaseSync, customerId: number | null, id: number): BookEntry {
  if (customerId === null) throw unauthorized();
  const entry = row<BookEntry>(db, 'SELECT * FROM customer_address WHERE id = ?', id);
  if (!entry) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (entry.customer_id !== customerId)
    throw unauthorized(`Current customer does not have permission to address with ID "${id}"`);
  return entry;
}

/** Keeps an address; the same one again is not kept twice. Answers its id. */
export function keepAddress(db: DatabaseSync, customerId: number, address: PostalAddress): number {
  const json = JSON.stringify(address);
  const known = row<{ id: number }>(
    db,
    'SELECT id FROM customer_address WHERE customer_id = ? AND address = ?',
    customerId,
    json,
  );
  return known?.id ?? run(db, 'INSERT INTO customer_address (customer_id, address) VALUES (?, ?)', customerId, json).id;
}

/** There is one default of each kind: to make an address the default takes it from the other. */
export function setDefaults(
  db: DatabaseSync,
  { id, customer_id: customerId }: Pick<BookEntry, 'id' | 'customer_id'>,
  defaults: Defaults,
): void {
  for (const column of ['default_billing', 'default_shipping'] as const) {
    const wish = defaults[column];
    if (wish === undefined || wish === null) continue;
    if (wish) run(db, `UPDATE customer_address SET ${column} = 0 WHERE customer_id = ?`, customerId);
    run(db, `UPDATE customer_address SET ${column} = ? WHERE id = ?`, wish ? 1 : 0, id);
  }
}
