import type { DatabaseSync } from 'node:sqlite';
import { rows, run } from '../database.ts';
import { coinReasons } from './coinReasons.ts';

/** One change of somebody's coins, in hundredths of a coin. */
export interface CoinTransaction {
  delta: number;
  /** After this change. */
  balance: number;
  message: string;
  /** ms. */
  created_at: number;
}

/** Coins that nothing was added to and nothing taken from for so long are lost, ms. */
export const coinLifetime = 365 * 24 * 60 * 60 * 1000;

/** Newest first, as they are written. */
const written = (db: DatabaseSync, customerId: number, most = -1): CoinTransaction[] =>
  rows<CoinTransaction>(
    db,
    'SELECT delta, balance, message, created_at FROM coin_transaction WHERE customer_id = ? ORDER BY id DESC LIMIT ?',
    customerId,
    most,
  );

/** The loss of coins that lay too long, which nothing has written yet. */
function lossAfter(last: CoinTransaction | undefined, now: Date): CoinTransaction | undefined {
  if (!last || last.balance === 0) return undefined;
  const lost = last.created_at + coinLifetime;
  return lost > now.getTime()
    ? undefined
    : { delta: -last.balance, balance: 0, message: coinReasons.expired, created_at: lost };
}

/** Hundredths of a coin, which are also the paise that they are worth. */
export function coinBalance(db: DatabaseSync, customerId: number, now: Date): number {
  const [last] = written(db, customerId, 1);
  return lossAfter(last, now) ? 0 : (last?.balance ?? 0);
}

/** When the coins of a customer are lost if nothing changes before, ms; null where there are none. */
export function coinExpiry(db: DatabaseSync, customerId: number, now: Date): number | null {
  const [last] = written(db, customerId, 1);
  return !last || last.balance === 0 || lossAfter(last, now) ? null : last.created_at + coinLifetime;
}

/** Newest first. */
export function coinTransactions(db: DatabaseSync, customerId: number, now: Date): CoinTransaction[] {
  const entries = written(db, customerId);
  const loss = lossAfter(entries[0], now);
  return loss ? [loss, ...entries] : entries;
}

/** Adds or (negative) takes coins. The database refuses a balance below zero. Nothing happens for 0. */
export function moveCoins(db: DatabaseSync, customerId: number, delta: number, message: string, now: Date): void {
  if (delta === 0) return;
  const [last] = written(db, customerId, 1);
  const loss = lossAfter(last, now);
  const balance = loss ? 0 : (last?.balance ?? 0);
  const entries = [...(loss ? [loss] : []), { delta, balance: balance + delta, message, created_at: now.getTime() }];
  for (const entry of entries)
    run(
      db,
      'INSERT INTO coin_transaction (customer_id, delta, balance, message, created_at) VALUES (?, ?, ?, ?, ?)',
      customerId,
      entry.delta,
      entry.balance,
      entry.message,
      entry.created_at,
    );
}
