import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { rupees } from '../money.ts';
import { encodeUid } from '../uid.ts';

/** A row of the table `gift_card_product`. Limits in paise, lifetime in days. */
export interface GiftCardProductRow {
  product_id: number;
  type: 'virtual' | 'physical' | 'combined';
  open_min: number | null;
  open_max: number | null;
  allow_message: 0 | 1;
  lifetime: number;
  is_redeemable: 0 | 1;
}

/** Letters of a message, Adobe Commerce's default. */
export const LONGEST_MESSAGE = 255;

const ATTRIBUTE_ID = 137;

export function giftCardProduct(db: DatabaseSync, productId: number): GiftCardProductRow | undefined {
  return row<GiftCardProductRow>(db, 'SELECT * FROM gift_card_product WHERE product_id = ?', productId);
}

/** Amounts to choose from, in paise, ascending. */
export function giftCardAmounts(db: DatabaseSync, productId: number): { id: number; amount: number }[] {
  return rows<{ id: number; amount: number }>(
    db,
    'SELECT id, amount FROM gift_card_amount WHERE product_id = ? ORDER BY amount',
    productId,
  );
}

/** The uid of an amount: Adobe Commerce writes its value with four decimals. */
const amountUid = (amount: number): string => encodeUid(`giftcard/giftcard_amount/${rupees(amount).toFixed(4)}`);

/** GraphQL's GiftCardAmounts. */
export const giftCardAmountFields = ({ id, amount }: { id: number; amount: number }) => ({
  attribute_id: ATTRIBUTE_ID,
  uid: amountUid(amount),
  value_id: id,
  website_id: 0,
  value: rupees(amount),
  website_value: rupees(amount),
});

/** What can be written on a gift card, by the last part of its uid (`giftcard/…`). */
export const giftCardFields = [
  { code: 'custom_giftcard_amount', title: 'Custom Giftcard Amount' },
  { code: 'giftcard_sender_name', title: 'Sender Name' },
  { code: 'giftcard_sender_email', title: 'Sender Email' },
  { code: 'giftcard_recipient_name', title: 'Recipient Name' },
  { code: 'giftcard_recipient_email', title: 'Recipient Email' },
  { code: 'giftcard_message', title: 'Message' },
] as const;

export type GiftCardField = (typeof giftCardFields)[number]['code'];

/**
 * True when the product asks for a field: addresses only where it goes by e-mail, an open amount and a message where
 * allowed.
 */
function isAsked(card: GiftCardProductRow, code: GiftCardField): boolean {
  if (code === 'custom_giftcard_amount') return card.open_min !== null;
  if (code === 'giftcard_message') return card.allow_message === 1;
  if (code.endsWith('_email')) return card.type !== 'physical';
  return true;
}

/** GiftCardProduct.gift_card_options. */
export function giftCardOptions(card: GiftCardProductRow, amounts: number) {
  return giftCardFields
    .filter(({ code }) => isAsked(card, code))
    .map(({ code, title }, position) => {
      const uid = encodeUid(`giftcard/${code}`);
      return {
        uid,
        title,
        option_id: null,
        // The open amount has to be entered only where there is no other.
        required: code === 'custom_giftcard_amount' ? amounts === 0 : code !== 'giftcard_message',
        sort_order: position,
        value: {
          uid,
          max_characters: code === 'giftcard_message' ? LONGEST_MESSAGE : 0,
          price: 0,
          price_type: 'FIXED',
          sku: null,
        },
      };
    });
}
