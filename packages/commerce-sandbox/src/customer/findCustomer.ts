import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';
import { unauthorized } from '../errors.ts';

/** A row of the table `customer`: the source of the GraphQL type Customer. Times in ms. */
export interface CustomerRow {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  taxvat: string | null;
  date_of_birth: string | null;
  gender: number | null;
  is_subscribed: 0 | 1;
  /** JSON of values by code, for example mobile_number. */
  attributes: string;
  password_hash: string;
  failures: number;
  locked_until: number | null;
  reset_hash: string | null;
  reset_at: number | null;
  created_at: number;
  /** The shop's staff may act in the account. */
  assistance: 0 | 1;
  /** The store view that the account was made in; null where that was not kept. */
  store_id: number | null;
}

export function customerById(db: DatabaseSync, id: number): CustomerRow | undefined {
  return row<CustomerRow>(db, 'SELECT * FROM customer WHERE id = ?', id);
}

/** By e-mail, in any case. */
export function customerByEmail(db: DatabaseSync, email: string): CustomerRow | undefined {
  return row<CustomerRow>(db, 'SELECT * FROM customer WHERE email = ?', email.trim());
}

/** Who asks. Throws graphql-authorization for a guest. */
export function signedIn({ db, customerId }: SandboxContext): CustomerRow {
  const customer = customerId === null ? undefined : customerById(db, customerId);
  if (!customer) throw unauthorized();
  return customer;
}
