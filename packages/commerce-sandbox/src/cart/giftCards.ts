import type { DatabaseSync } from 'node:sqlite';
import { row, run } from '../database.ts';

/** A row of the table `gift_card`. Paise, ms. */
export interface GiftCardRow {
  code: string;
  balance: number;
  expires_at: number | null;
}

/** The card, if there is something on it now. */
export function goodGiftCard(db: DatabaseSync, code: string | null, now: Date): GiftCardRow | null {
  if (code === null) return null;
  const card = row<GiftCardRow>(db, 'SELECT * FROM gift_card WHERE code = ? AND balance > 0', code.trim());
  return !card || (card.expires_at !== null && card.expires_at <= now.getTime()) ? null : card;
}

/** Takes paise off a card; a negative amount gives them back. */
export function spendGiftCard(db: DatabaseSync, code: string, amount: number): void {
  run(db, 'UPDATE gift_card SET balance = balance - ? WHERE code = ?', amount, code);
}

/** The last day of a card, as Magento writes it; null for one that does not expire. */
export const expiryOf = ({ expires_at: expires }: GiftCardRow): string | null =>
  expires === null ? null : new Date(expires).toISOString().slice(0, 10);
