import { describe, expect, it } from 'vitest';
import { rows } from '../database.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

const SEND = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const letter = {
  name: 'Leela Thomas',
  email: 'leela@example.com',
  telephone: '98450 00000',
  comment: 'Do you deliver to Munnar?\nThank you',
};

describe('the contact form', () => {
  it('sends a mail to the shop, with the store view that it came from', async () => {
    const { query, db } = makeSandbox();
    expect((await query(SEND, { input: letter }, { store: 'uni' })).data).toEqual({ contactUs: { status: true } });
    expect(rows(db, "SELECT recipient, subject, body FROM mail WHERE subject LIKE 'Contact%'")).toEqual([
      {
        recipient: 'help@shop.example',
        subject: 'Contact form: Leela Thomas',
        body: 'Name: Leela Thomas\nEmail: leela@example.com\nPhone: 98450 00000\nShop: Uni Coins Campus\n\nDo you deliver to Munnar?\nThank you',
      },
    ]);
  });

  it('keeps the subject to one line', async () => {
    const { query, db } = makeSandbox();
    await query(SEND, { input: { ...letter, name: 'Leela\r\nBcc: all@example.com' } });
    expect(rows(db, "SELECT subject FROM mail WHERE subject LIKE 'Contact%'")).toEqual([
      { subject: 'Contact form: Leela Bcc: all@example.com' },
    ]);
  });

  it.each([
    [{ email: 'leela' }, 'The email address is invalid. Verify the email address and try again.'],
    [{ name: ' ' }, 'Name field is required.'],
    [{ comment: '' }, 'Comment field is required.'],
    [{ comment: 'x'.repeat(5001) }, '"comment" length is greater than "5000" characters.'],
    [{ name: 'x'.repeat(256) }, '"name" length is greater than "255" characters.'],
  ])('refuses %j', async (more, message) => {
    const { query, db } = makeSandbox();
    expect((await query(SEND, { input: { ...letter, ...more } })).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
    expect(rows(db, "SELECT 1 FROM mail WHERE subject LIKE 'Contact%'")).toEqual([]);
  });
});
