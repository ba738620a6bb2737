import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';
import { type CustomerRow, customerById } from './findCustomer.ts';
import { matchesPassword } from './passwords.ts';
import { writeNothing } from './writeNothing.ts';

/** Wrong passwords in a row that lock an account. */
export const MAX_FAILURES = 10;

/** For how long it is locked, in ms. */
export const LOCK_TIME = 10 * 60 * 1000;

export const isLocked = (customer: CustomerRow, now: Date): boolean =>
  customer.locked_until !== null && customer.locked_until > now.getTime();

/**
 * Checks a password and counts failures, by account and by client. "locked" whatever the password was, while one of the
 * two is.
 */
export async function verifyPassword(
  { db, clock, client, wrongPasswords }: Pick<SandboxContext, 'db' | 'clock' | 'client' | 'wrongPasswords'>,
  customer: CustomerRow | undefined,
  password: string,
): Promise<'good' | 'wrong' | 'locked'> {
  // Counted before it is known: many at the same time are as many.
  if (!wrongPasswords.take(client)) return 'locked';
  const matches = await matchesPassword(password, customer?.password_hash);
  // Read again: other attempts may have been counted meanwhile.
  const known = customer && customerById(db, customer.id);
  const now = clock();
  if (!known || isLocked(known, now)) {
    writeNothing(db);
    return known ? 'locked' : 'wrong';
  }
  // A password that was changed while the old one was compared is not good any more.
  if (matches && known.password_hash === customer.password_hash) {
    wrongPasswords.giveBack(client);
    if (known.failures > 0) run(db, 'UPDATE customer SET failures = 0, locked_until = NULL WHERE id = ?', known.id);
    return 'good';
  }
  // A lock that is over starts the count afresh.
  const failures = (known.locked_until === null ? known.failures : 0) + 1;
  run(
    db,
    'UPDATE customer SET failures = ?, locked_until = ? WHERE id = ?',
    failures,
    failures >= MAX_FAILURES ? now.getTime() + LOCK_TIME : null,
    known.id,
  );
  return 'wrong';
}
