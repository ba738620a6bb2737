import { describe, expect, it } from 'vitest';
import { amountsOf, fieldProblem, fieldsOf, isWithin, openAmountOf, readAmount, readField } from './giftCard.ts';
import type { ProductOf } from './productModel.ts';

const option = (code: string, required = true, longest = 0) => ({
  uid: btoa(`giftcard/${code}`),
  title: code,
  required,
  value: { uid: code, max_characters: longest },
});
const card = {
  __typename: 'GiftCardProduct',
  giftcard_type: 'VIRTUAL',
  allow_open_amount: true,
  open_amount_min: 100,
  open_amount_max: 10000,
  giftcard_amounts: [{ uid: 'b', value: 1000 }, null, { uid: 'a', value: 500 }],
  gift_card_options: [
    option('custom_giftcard_amount', false),
    option('giftcard_sender_name'),
    option('giftcard_recipient_name'),
    option('giftcard_recipient_email'),
    option('giftcard_message', false, 20),
  ],
} as unknown as ProductOf<'GiftCardProduct'>;

describe('a gift card', () => {
  it('asks about the one who gets it first, and only what the card wants', () => {
    expect(fieldsOf(card).map(({ code, type }) => [code, type])).toEqual([
      ['giftcard_recipient_name', 'text'],
      ['giftcard_recipient_email', 'email'],
      ['giftcard_sender_name', 'text'],
      ['giftcard_message', 'long'],
    ]);
  });

  it('offers its amounts from the lowest, and an own one within limits', () => {
    expect(amountsOf(card).map(({ value }) => value)).toEqual([500, 1000]);
    expect(openAmountOf(card)).toMatchObject({ least: 100, most: 10000 });
    expect(openAmountOf({ ...card, allow_open_amount: false })).toBeUndefined();
  });

  it.each([
    ['1,500', 1500],
    ['₹ 750', 750],
    ['99.50', 99.5],
    ['₹१,५००', 1500],
    ['\u200e1500', 1500],
    ['0', undefined],
    ['-5', undefined],
    ['ten', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('reads %s as %s', (written, amount) => {
    expect(readAmount(written)).toBe(amount);
  });

  it('keeps an amount within its limits, where there are any', () => {
    expect([99, 100, 10000, 10001].map(amount => isWithin(amount, { least: 100, most: 10000 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithin(1, { least: undefined, most: undefined })).toBe(true);
  });

  it('reads what is written as it is sent, with the signs that nobody sees in no address and alone in no name', () => {
    const [name, email] = fieldsOf(card);
    expect(readField(email!, '\u202aasha@example.com\u200b\u202c ')).toBe('asha@example.com');
    expect(fieldProblem(email!, '\u202aasha@example.com\u200b\u202c')).toBeUndefined();
    expect(readField(name!, ' क\u094d\u200dष ')).toBe('क\u094d\u200dष');
    expect(readField(name!, '\u200b ')).toBe('');
    expect(fieldProblem(name!, '\u200b ')).toBe('Fill in: recipient’s name.');
  });

  it('says what is missing, incomplete or too long', () => {
    const [name, email, , message] = fieldsOf(card);
    expect(fieldProblem(name!, ' ')).toBe('Fill in: recipient’s name.');
    expect(fieldProblem(email!, 'asha@example')).toMatch(/not complete/);
    expect(fieldProblem(email!, 'asha@example.com')).toBeUndefined();
    expect(fieldProblem(email!, "d'souza@example.com")).toBeUndefined();
    expect(fieldProblem(email!, 'asha,ravi@example.com')).toMatch(/not complete/);
    expect(fieldProblem(message!, '')).toBeUndefined();
    expect(fieldProblem(message!, 'x'.repeat(21))).toBe('At most 20 letters.');
  });
});
