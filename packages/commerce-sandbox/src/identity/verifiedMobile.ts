import type { DatabaseSync } from 'node:sqlite';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { customerByEmail, customerById } from '../customer/findCustomer.ts';
import { row, run } from '../database.ts';
import type { Contact } from './contact.ts';

/**
 * Keeps that a customer has proved to own a mobile number. A number belongs to whoever proved it last, as numbers go
 * from one person to another.
 *
 * @param value ten digits.
 */
export function keepVerifiedMobile(db: DatabaseSync, customerId: number, value: string): void {
  run(db, 'DELETE FROM verified_mobile WHERE value = ? OR customer_id = ?', value, customerId);
  run(db, 'INSERT INTO verified_mobile (value, customer_id) VALUES (?, ?)', value, customerId);
}

const mobileOf = ({ attributes }: CustomerRow) => (JSON.parse(attributes) as Record<string, string>)['mobile_number'];

/** The number that a customer has proved and that still stands in the account, ten digits; undefined without any. */
export function verifiedMobileOf(db: DatabaseSync, customer: CustomerRow): string | undefined {
  const proved = row<{ value: string }>(db, 'SELECT value FROM verified_mobile WHERE customer_id = ?', customer.id);
  return proved?.value === mobileOf(customer) ? proved?.value : undefined;
}

/**
 * Whose account it is. Of numbers only those count that were proved and still stand in the account: anybody may write
 * anybody's number into a profile.
 */
export function customerOfContact(db: DatabaseSync, { channel, value }: Contact): CustomerRow | undefined {
  if (channel === 'EMAIL') return customerByEmail(db, value);
  const proved = row<{ customer_id: number }>(db, 'SELECT customer_id FROM verified_mobile WHERE value = ?', value);
  const customer = proved && customerById(db, proved.customer_id);
  return customer && mobileOf(customer) === value ? customer : undefined;
}
