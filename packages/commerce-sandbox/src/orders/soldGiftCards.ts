import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { row, rows, run } from '../database.ts';
import { sendMail } from '../inbox/sendMail.ts';
import type { Locale } from '../store/byLocale.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { orderItems, type OrderRow } from './findOrder.ts';
import { type OrderedGiftCard, readDetails } from './orderDetails.ts';
import { amountText } from '../money.ts';
import { dayText, greet } from './orderText.ts';
import { orderTexts } from './orderTexts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Without 0, O, 1 and I, which people mix up. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Made from the order's secret token, so that telling the same order twice makes the same cards. */
function codeOf(order: OrderRow, itemId: number, number: number): string {
  const bytes = createHash('sha256').update(`gift card ${order.token} ${itemId} ${number}`).digest().subarray(0, 12);
  return `GIFT-${[...bytes]
    .map(byte => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(/(.{4})(?!$)/g, '$1-')}`;
}

/**
 * Opens the gift cards of an order that costs nothing more, and mails those that go by e-mail. Done twice, it happens
 * once.
 */
export function issueGiftCards(deps: TellDeps, order: OrderRow): void {
  const { db, clock } = deps;
  const { locale } = storeViewOf(deps, order.store_id);
  for (const item of orderItems(db, order.id)) {
    const card = readDetails(item);
    if (card?.productType !== 'giftcard') continue;
    const expiresAt = card.lifetime === 0 ? null : clock().getTime() + card.lifetime * DAY;
    for (let number = 1; number <= item.quantity; number++) {
      const code = codeOf(order, item.id, number);
      if (
        run(
          db,
          'INSERT INTO gift_card (code, balance, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          code,
          card.amount,
          expiresAt,
        ).changes === 0
      )
        continue;
      run(db, 'INSERT INTO gift_card_sale (code, order_item_id, amount) VALUES (?, ?, ?)', code, item.id, card.amount);
      if (card.recipientEmail !== null) mailCard(deps, card, { to: card.recipientEmail, code, expiresAt, locale });
    }
  }
}

function mailCard(
  deps: TellDeps,
  card: OrderedGiftCard,
  { to, code, expiresAt, locale }: { to: string; code: string; expiresAt: number | null; locale: Locale },
): void {
  const texts = orderTexts[locale].card;
  sendMail(deps, {
    to,
    subject: texts.subject(card.senderName, card.amount),
    body: [
      greet(card.recipientName, locale),
      '',
      texts.sent(card.senderName),
      ...(card.message === null ? [] : ['', `“${card.message}”`]),
      '',
      `${texts.amount}: ${amountText(card.amount)}`,
      `${texts.code}: ${code}`,
      expiresAt === null ? texts.forGood : texts.until(dayText(expiresAt, locale)),
      '',
      texts.use,
    ].join('\n'),
  });
}

/** Takes the cards of an order back. False, and nothing happens, when one has been spent from. */
export function withdrawGiftCards(db: DatabaseSync, orderId: number): boolean {
  const sold =
    'SELECT gift_card_sale.code, amount FROM gift_card_sale JOIN order_item ON order_item.id = order_item_id WHERE order_item.order_id = ?';
  if (
    row(
      db,
      `SELECT 1 FROM (${sold}) sold JOIN gift_card ON gift_card.code = sold.code WHERE gift_card.balance < sold.amount`,
      orderId,
    )
  )
    return false;
  for (const { code } of rows<{ code: string }>(db, sold, orderId)) {
    run(db, 'DELETE FROM gift_card_sale WHERE code = ?', code);
    run(db, 'DELETE FROM gift_card WHERE code = ?', code);
  }
  return true;
}
