import * as text from '@shop/messages/productTypes';
import { plainDigits } from '@shop/state';
import { emailForm } from '../shared/emailForm.ts';
import { inSentence } from '../shared/inSentence.ts';
import type { ProductOf } from './productModel.ts';
import { uidText } from './uidText.ts';

type GiftCard = ProductOf<'GiftCardProduct'>;

/** What is written on a gift card, by the last part of its field's uid: base64 of "giftcard/…" (Adobe Commerce). */
const fields = {
  giftcard_recipient_name: { label: text.recipientName, type: 'text' },
  giftcard_recipient_email: { label: text.recipientEmail, type: 'email' },
  giftcard_sender_name: { label: text.senderName, type: 'text' },
  giftcard_sender_email: { label: text.senderEmail, type: 'email' },
  giftcard_message: { label: text.message, type: 'long' },
} as const;

type FieldCode = keyof typeof fields;

export interface GiftCardField {
  code: string;
  uid: string;
  label: string;
  type: 'text' | 'email' | 'long';
  required: boolean;
  /** Letters. */
  longest: number;
  autoComplete: string | undefined;
}

/** Letters of a name or an address. */
const longestLine = 255;

const optionsOf = (card: GiftCard) =>
  (card.gift_card_options ?? []).flatMap(option =>
    option ? [{ ...option, code: uidText(option.uid).split('/')[1] ?? '' }] : [],
  );

/** What this card asks for: first about the one who gets it, then about the giver. */
export function fieldsOf(card: GiftCard): GiftCardField[] {
  const asked = optionsOf(card);
  return (Object.keys(fields) as FieldCode[]).flatMap(code => {
    const option = asked.find(each => each.code === code);
    if (!option) return [];
    const limit = ('value' in option && option.value?.max_characters) || longestLine;
    const own = code.includes('sender') ? (code.endsWith('email') ? 'email' : 'name') : 'off';
    return [
      { code, uid: option.uid, ...fields[code], required: option.required === true, longest: limit, autoComplete: own },
    ];
  });
}

/** Amounts to choose from, ascending, in rupees. */
export const amountsOf = (card: GiftCard): { uid: string; value: number }[] =>
  (card.giftcard_amounts ?? [])
    .flatMap(amount => (amount?.value == null ? [] : [{ uid: amount.uid, value: amount.value }]))
    .toSorted((a, b) => a.value - b.value);

/** The field and the limits of an amount of one's own, in rupees; undefined where only the given amounts are sold. */
export function openAmountOf(
  card: GiftCard,
): { uid: string; least: number | undefined; most: number | undefined } | undefined {
  const field = optionsOf(card).find(({ code }) => code === 'custom_giftcard_amount');
  return card.allow_open_amount && field
    ? { uid: field.uid, least: card.open_amount_min || undefined, most: card.open_amount_max || undefined }
    : undefined;
}

/** What a shopper wrote as an amount, in rupees; undefined when it is none. "1,500", "₹ 1500" and "१,५००" are fine. */
export function readAmount(written: string): number | undefined {
  const plain = plainDigits(written).replaceAll(/[₹,\s\p{Cf}]/gu, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

export function isWithin(amount: number, limits: { least: number | undefined; most: number | undefined }): boolean {
  return amount >= (limits.least ?? 0) && amount <= (limits.most ?? Infinity);
}

/**
 * What was written into a field, as it is sent: without spaces around it and, in an e-mail address, without signs that
 * nobody sees. Such signs alone are nothing.
 */
export function readField({ type }: GiftCardField, written: string): string {
  const visible = written.replaceAll(/\p{Cf}/gu, '').trim();
  return type === 'email' || visible === '' ? visible : written.trim();
}

/** What is wrong with what was written into a field; undefined when nothing is. */
export function fieldProblem(field: GiftCardField, value: string): string | undefined {
  const { label, type, required, longest } = field;
  const written = readField(field, value);
  if (written === '') return required ? text.fillIn(inSentence(label)) : undefined;
  if (type === 'email' && !emailForm.test(written)) return text.wrongEmail;
  return written.length > longest ? text.messageTooLong(longest) : undefined;
}
