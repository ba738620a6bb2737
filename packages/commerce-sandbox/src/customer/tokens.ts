import type { DatabaseSync } from 'node:sqlite';
import { row, run } from '../database.ts';
import type { RandomSource } from '../context.ts';
import { randomId } from '../randomId.ts';
import { secretHash } from '../secretHash.ts';

/** Gives a customer one more bearer token. `lifetime` is in seconds. Only its hash is kept. */
export function issueToken(
  db: DatabaseSync,
  random: RandomSource,
  customerId: number,
  now: Date,
  lifetime: number,
): string {
  const token = randomId(random);
  run(db, 'DELETE FROM customer_token WHERE expires_at <= ?', now.getTime());
  run(
    db,
    'INSERT INTO customer_token (hash, customer_id, expires_at) VALUES (?, ?, ?)',
    secretHash(token),
    customerId,
    now.getTime() + lifetime * 1000,
  );
  return token;
}

/** Whose token it is, or null when it is unknown, revoked or past its lifetime. */
export function customerOfToken(db: DatabaseSync, token: string, now: Date): number | null {
  const known = row<{ customer_id: number }>(
    db,
    'SELECT customer_id FROM customer_token WHERE hash = ? AND expires_at > ?',
    secretHash(token),
    now.getTime(),
  );
  return known?.customer_id ?? null;
}

/** All tokens of the customer die, on every device but that of the token `kept`. */
export function revokeTokens(db: DatabaseSync, customerId: number, kept: string | null = null): void {
  run(
    db,
    'DELETE FROM customer_token WHERE customer_id = ? AND hash IS NOT ?',
    customerId,
    kept === null ? null : secretHash(kept),
  );
}
