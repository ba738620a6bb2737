import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { inputError } from '../errors.ts';
import { randomId } from '../randomId.ts';

/** Letters and digits of a code. */
const CODE_LENGTH = 8;

/** The code by which a customer invites others: drawn when it is first asked for, and the same for good. */
export function codeOf({ db, random }: Pick<SandboxContext, 'db' | 'random'>, customerId: number): string {
  const known = () =>
    row<{ code: string }>(db, 'SELECT code FROM referral_code WHERE customer_id = ?', customerId)?.code;
  for (let code = known(); ; code = known()) {
    if (code !== undefined) return code;
    // A code that is taken is drawn anew.
    const drawn = randomId(random, CODE_LENGTH).toUpperCase();
    run(db, 'INSERT OR IGNORE INTO referral_code (customer_id, code) VALUES (?, ?)', customerId, drawn);
  }
}

/** Whose code it is. Throws graphql-input for one that nobody has. */
export function inviterOf(db: DatabaseSync, code: string): number {
  const inviter = row<{ customer_id: number }>(
    db,
    'SELECT customer_id FROM referral_code WHERE code = ?',
    code.trim().toUpperCase(),
  );
  if (!inviter) throw inputError('This invitation code is not known. Check it, or leave it out.');
  return inviter.customer_id;
}

/** Keeps by whom a new customer was invited. */
export function keepInvitation(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  inviteeId: number,
  inviterId: number,
): void {
  run(
    db,
    'INSERT INTO referral (invitee_id, inviter_id, invited_at) VALUES (?, ?, ?)',
    inviteeId,
    inviterId,
    clock().getTime(),
  );
}

/** How many a customer has invited, and what was earned by it, in hundredths of a coin. */
export const invitationsOf = (db: DatabaseSync, customerId: number): { invited: number; coins: number } =>
  row<{ invited: number; coins: number }>(
    db,
    'SELECT count(*) AS invited, coalesce(sum(coins), 0) AS coins FROM referral WHERE inviter_id = ?',
    customerId,
  )!;
