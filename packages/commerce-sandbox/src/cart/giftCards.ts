import type { DatabaseSync } from 'node:sqlite';
import { row, rows, run } from '../database.ts';

/** A row of the table `gift_card`. Paise, ms. */
export interface GiftCardRow {
  code: string;
  balance: number;
  expires_at: number | null;
}

/** A gift card, and what it pays. Paise. */
export interface PayingCard {
  card: GiftCardRow;
  pays: number;
}

const isGood = ({ expires_at: expires }: GiftCardRow, now: Date) => expires === null || expires > now.getTime();

/** The card, if there is something on it now. */
export function goodGiftCard(db: DatabaseSync, code: string, now: Date): GiftCardRow | null {
  const card = row<GiftCardRow>(db, 'SELECT * FROM gift_card WHERE code = ? AND balance > 0', code.trim());
  return card && isGood(card, now) ? card : null;
}

/** The cards of a cart with something on them now, in the order in which they came. */
export const giftCardsOf = (db: DatabaseSync, cartId: number, now: Date): GiftCardRow[] =>
  rows<GiftCardRow>(
    db,
    `SELECT gift_card.* FROM cart_gift_card JOIN gift_card USING (code)
     WHERE cart_id = ? AND balance > 0 ORDER BY cart_gift_card.id`,
    cartId,
  ).filter(card => isGood(card, now));

/** Puts a card on a cart; one that it has already stays there once. */
export function addGiftCard(db: DatabaseSync, cartId: number, code: string): void {
  run(db, 'INSERT OR IGNORE INTO cart_gift_card (cart_id, code) VALUES (?, ?)', cartId, code);
}

/** Takes a card off a cart. */
export function dropGiftCard(db: DatabaseSync, cartId: number, code: string): void {
  run(db, 'DELETE FROM cart_gift_card WHERE cart_id = ? AND code = ?', cartId, code.trim());
}

/** Puts the cards of one cart on another, too. */
export function mergeGiftCards(db: DatabaseSync, source: number, target: number): void {
  run(
    db,
    'INSERT OR IGNORE INTO cart_gift_card (cart_id, code) SELECT ?2, code FROM cart_gift_card WHERE cart_id = ?1 ORDER BY id',
    source,
    target,
  );
}

/** What each card pays of an amount of paise, the first as far as it goes before the next. */
export function spread(cards: readonly GiftCardRow[], amount: number): PayingCard[] {
  let left = amount;
  return cards.map(card => {
    const pays = Math.min(card.balance, left);
    left -= pays;
    return { card, pays };
  });
}

/** The codes of those that pay something, in words. */
export const codesOf = (cards: readonly PayingCard[]): string =>
  cards.flatMap(({ card, pays }) => (pays > 0 ? card.code : [])).join(', ');

/** Takes from cards what they pay of an order, and notes it there. */
export function spendGiftCards(db: DatabaseSync, orderId: number, cards: readonly PayingCard[]): void {
  for (const { card, pays } of cards) {
    if (pays === 0) continue;
    run(db, 'INSERT INTO order_gift_card (order_id, code, amount) VALUES (?, ?, ?)', orderId, card.code, pays);
    run(db, 'UPDATE gift_card SET balance = balance - ? WHERE code = ?', pays, card.code);
  }
}

/** Gives back to the cards what they paid of an order, up to an amount of paise: all of it unless told. */
export function returnGiftCards(db: DatabaseSync, orderId: number, amount = Infinity): void {
  const spent = rows<{ code: string; amount: number }>(
    db,
    'SELECT code, amount FROM order_gift_card WHERE order_id = ?',
    orderId,
  );
  let left = amount;
  for (const { code, amount: paid } of spent) {
    const back = Math.min(paid, left);
    left -= back;
    run(db, 'UPDATE gift_card SET balance = balance + ? WHERE code = ?', back, code);
    run(db, 'UPDATE order_gift_card SET amount = amount - ? WHERE order_id = ? AND code = ?', back, orderId, code);
  }
}

/** The last day of a card, as Magento writes it; null for one that does not expire. */
export const expiryOf = ({ expires_at: expires }: GiftCardRow): string | null =>
  expires === null ? null : new Date(expires).toISOString().slice(0, 10);
