import { describe, expect, it } from 'vitest';
import { row, rows } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SEND = `mutation ($input: SendEmailToFriendInput) {
  sendEmailToFriend(input: $input) { sender { name email message } recipients { name email } } }`;

const sender = { name: 'Ravi Menon', email: 'ravi@example.com', message: 'For your desk?\nThey are light.' };
const friend = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

const NO_PRODUCT = "The product that was requested doesn't exist. Verify the product and try again.";

async function ravi(): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn('ravi@example.com');
  return shopper;
}

const mail = ({ sandbox }: Shopper, sku = 'AUR-HP-1', more: Record<string, unknown> = {}) => ({
  input: {
    product_id: row<{ id: number }>(sandbox.db, 'SELECT id FROM product WHERE sku = ?', sku)?.id ?? 999_999,
    sender,
    recipients: [friend('Leela'), friend('Ila')],
    ...more,
  },
});

const mailed = ({ sandbox }: Shopper) =>
  rows<{ recipient: string; subject: string; body: string }>(
    sandbox.db,
    "SELECT recipient, subject, body FROM mail WHERE recipient IN ('leela@example.com', 'ila@example.com', 'ila') ORDER BY id",
  );

// Rule client-20.
describe('telling friends of a product', () => {
  it('is open to customers, as the settings say', async () => {
    const shopper = makeShopper();
    expect(await shopper.must('{ storeConfig { send_friend { enabled_for_customers enabled_for_guests } } }')).toEqual({
      storeConfig: { send_friend: { enabled_for_customers: true, enabled_for_guests: false } },
    });
    expect((await shopper.ask(SEND, mail(shopper))).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });

  it('mails each of them what was written, with the page of the product', async () => {
    const shopper = await ravi();
    const { input } = mail(shopper);
    expect(await shopper.must(SEND, { input }, { store: 'uni' })).toEqual({
      sendEmailToFriend: { sender, recipients: input.recipients },
    });
    const [first, second] = mailed(shopper);
    expect(first).toMatchObject({
      recipient: 'leela@example.com',
      subject: 'Ravi Menon recommends Aurora Studio Headphones',
    });
    expect(first!.body).toMatch(/^Hello Leela,\n\nRavi Menon \(ravi@example\.com\) thinks/);
    expect(first!.body).toMatch(/\/aurora-studio-headphones\S*\?___store=uni\n/);
    expect(first!.body).toContain(sender.message);
    expect(second).toMatchObject({ recipient: 'ila@example.com' });
    expect(second!.body).not.toContain('Leela');
  });

  it('mails in Hindi from a store view in Hindi', async () => {
    const shopper = await ravi();
    await shopper.must(SEND, mail(shopper), { store: 'float_hi' });
    expect(mailed(shopper)[0]).toMatchObject({
      subject: 'Ravi Menon ने आपको Aurora Studio Headphones देखने को कहा है',
      body: expect.stringMatching(/^नमस्ते Leela,/) as string,
    });
  });

  it('keeps subject and greeting to one line', async () => {
    const shopper = await ravi();
    const name = 'Ravi\r\nBcc: all@example.com';
    await shopper.must(SEND, mail(shopper, 'AUR-HP-1', { sender: { ...sender, name } }));
    expect(mailed(shopper)[0]!.subject).toBe('Ravi Bcc: all@example.com recommends Aurora Studio Headphones');
  });

  it.each([
    [{ sender: { ...sender, name: '' } }, 'Please provide Name of sender.'],
    [{ sender: { ...sender, email: '' } }, 'Please provide Email of sender.'],
    [{ sender: { ...sender, message: '' } }, 'Please provide Message.'],
    [{ recipients: [{ ...friend('Ila'), name: '' }] }, 'Please provide Name for all of recipients.'],
    [{ recipients: [{ ...friend('Ila'), email: '' }] }, 'Please provide Email for all of recipients.'],
    [{ recipients: [] }, 'Please specify at least one recipient.'],
    [{ recipients: Array.from({ length: 6 }, () => friend('Ila')) }, 'No more than 5 emails can be sent at a time.'],
    [
      { sender: { ...sender, email: 'ravi' }, recipients: [{ name: 'Ila', email: 'ila' }] },
      'Invalid Sender EmailPlease enter a correct recipient email address.',
    ],
  ])('refuses %j', async (more, message) => {
    const shopper = await ravi();
    expect((await shopper.ask(SEND, mail(shopper, 'AUR-HP-1', more))).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
    expect(mailed(shopper)).toEqual([]);
  });

  it.each(['NIL-PH-1-MB-256', 'NONE'])('knows no page of %s', async sku => {
    const shopper = await ravi();
    expect((await shopper.ask(SEND, mail(shopper, sku))).errors).toMatchObject([
      { message: NO_PRODUCT, extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });

  it('happens five times an hour, and what was refused does not count', async () => {
    const shopper = await ravi();
    await shopper.ask(SEND, mail(shopper, 'AUR-HP-1', { recipients: [] }));
    for (let sent = 0; sent < 5; sent++) await shopper.must(SEND, mail(shopper));
    expect((await shopper.ask(SEND, mail(shopper))).errors).toMatchObject([
      { message: "You can't send messages more than 5 times an hour.", extensions: { category: 'graphql-input' } },
    ]);
    expect(mailed(shopper)).toHaveLength(10);
    shopper.sandbox.pass(3600);
    await shopper.signIn('ravi@example.com');
    await shopper.must(SEND, mail(shopper));
  });
});
