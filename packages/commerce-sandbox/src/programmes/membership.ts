import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, run, transaction } from '../database.ts';
import { mailboxOf } from '../identity/mailboxOf.ts';
import { type Institute, instituteByCode, type Programme } from './institutes.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long a verification is good, in days. */
export const GOOD_FOR = 365;

/** So many days before its end it may be verified again, and the customer is told. */
export const ENDS_SOON = 30;

/** A row of `programme_membership`, with the institute that it is of. */
export interface Membership {
  customer_id: number;
  email: string;
  verified_at: number;
  expires_at: number;
  institute: Institute;
}

/** Until when a customer belongs to a programme, also where that is over; undefined for who never did. */
export function membershipOf(db: DatabaseSync, customerId: number): Membership | undefined {
  const known = row<Omit<Membership, 'institute'> & { institute: string }>(
    db,
    'SELECT customer_id, institute, email, verified_at, expires_at FROM programme_membership WHERE customer_id = ?',
    customerId,
  );
  const institute = known && instituteByCode(known.institute);
  return institute && { ...known, institute };
}

/** The programme at whose prices a customer buys now; null for a guest, and for who belongs to none (any more). */
export function programmeOf(db: DatabaseSync, customerId: number | null, now: Date): Programme | null {
  const membership = customerId === null ? undefined : membershipOf(db, customerId);
  return membership && membership.expires_at > now.getTime() ? membership.institute.programme : null;
}

/** Whether the address has verified another account, which still belongs to a programme by it (programmes-04). */
export function isTaken({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, email: string, customerId: number) {
  return (
    row(
      db,
      'SELECT 1 FROM programme_membership WHERE mailbox = ? AND customer_id <> ? AND expires_at > ?',
      mailboxOf(email),
      customerId,
      clock().getTime(),
    ) !== undefined
  );
}

/**
 * Keeps that a customer belongs to an institute from now on, in place of what was before. What the address has verified
 * for somebody else is over (`isTaken`), and is forgotten.
 *
 * @param email in lower case, proved to be read by the customer.
 */
export function keepMembership(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  customerId: number,
  institute: Institute,
  email: string,
): void {
  const now = clock().getTime();
  const mailbox = mailboxOf(email);
  transaction(db, () => {
    run(db, 'DELETE FROM programme_membership WHERE customer_id = ? OR mailbox = ?', customerId, mailbox);
    run(
      db,
      'INSERT INTO programme_membership (customer_id, institute, email, mailbox, verified_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      customerId,
      institute.code,
      email,
      mailbox,
      now,
      now + GOOD_FOR * DAY,
    );
  });
}

/** How a membership stands: ends in less than a month, has ended, or neither. */
export function standingOf({ expires_at: end }: Membership, now: Date): 'ACTIVE' | 'EXPIRING' | 'EXPIRED' {
  const left = end - now.getTime();
  if (left <= 0) return 'EXPIRED';
  return left <= ENDS_SOON * DAY ? 'EXPIRING' : 'ACTIVE';
}
