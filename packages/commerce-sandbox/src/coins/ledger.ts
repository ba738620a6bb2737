import type { DatabaseSync } from 'node:sqlite';
import { row, rows, run } from '../database.ts';

/** One change of somebody's coins, in hundredths of a coin. */
export interface CoinTransaction {
  delta: number;
  /** After this change. */
  balance: number;
  message: string;
  /** ms. */
  created_at: number;
}

/** Hundredths of a coin, which are also the paise that they are worth. */
export function coinBalance(db: DatabaseSync, customerId: number): number {
  const last = row<{ balance: number }>(
    db,
    'SELECT balance FROM coin_transaction WHERE customer_id = ? ORDER BY id DESC LIMIT 1',
    customerId,
  );
  return last?.balance ?? 0;
}

/** Newest first. */
export function coinTransactions(db: DatabaseSync, customerId: number): CoinTransaction[] {
  return rows<CoinTransaction>(
    db,
    'SELECT delta, balance, message, created_at FROM coin_transaction WHERE customer_id = ? ORDER BY id DESC',
    customerId,
  );
}

/** Adds or (negative) takes coins. The database refuses a balance below zero. Nothing happens for 0. */
export function moveCoins(db: DatabaseSync, customerId: number, delta: number, message: string, now: Date): void {
  if (delta === 0) return;
  run(
    db,
    'INSERT INTO coin_transaction (customer_id, delta, balance, message, created_at) VALUES (?, ?, ?, ?, ?)',
    customerId,
    delta,
    coinBalance(db, customerId) + delta,
    message,
    now.getTime(),
  );
}
