import { describe, expect, it } from 'vitest';
import { customerByEmail } from '../customer/findCustomer.ts';
import { mailsOf, openDesk } from '../fulfilment/testing/desk.ts';
import { keepVerifiedMobile } from '../identity/verifiedMobile.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const OWN = '{ customer { message_channels { mobile_number sms_offers whatsapp_orders whatsapp_offers } } }';
const SET = `mutation ($input: MessageChannelsInput!) {
  setMessageChannels(input: $input) { mobile_number sms_offers whatsapp_orders whatsapp_offers }
}`;
const WRITE = `mutation ($value: String!) {
  updateCustomerV2(input: { custom_attributes: [{ attribute_code: "mobile_number", value: $value }] }) { customer { email } }
}`;
const NUMBER = '9820098200';
const nothing = { mobile_number: NUMBER, sms_offers: false, whatsapp_orders: false, whatsapp_offers: false };

interface Channels {
  customer: { message_channels: typeof nothing };
}

const prove = ({ sandbox: { db } }: Shopper, email: string) =>
  keepVerifiedMobile(db, customerByEmail(db, email)!.id, NUMBER);

/** Ravi, whose number was written into the account and proved. */
async function ravi(): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn('ravi@example.com');
  await shopper.must(WRITE, { value: NUMBER });
  prove(shopper, 'ravi@example.com');
  return shopper;
}

const own = async (shopper: Shopper) => (await shopper.must<Channels>(OWN)).customer.message_channels;

async function order(shopper: Shopper): Promise<string> {
  const cart = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.readyToPlace(cart, 'cashondelivery');
  return shopper.place(cart);
}
const told = async ({ sandbox }: Shopper) =>
  (await mailsOf(sandbox)).filter(({ to }) => to === `+91 ${NUMBER}`).map(({ subject, body }) => ({ subject, body }));

// Rule account-12.
describe('what is chosen for a number', () => {
  it('is nothing at first, and each by itself', async () => {
    const shopper = await ravi();
    expect(await own(shopper)).toEqual(nothing);
    expect(await shopper.must(SET, { input: { whatsapp_orders: true } })).toEqual({
      setMessageChannels: { ...nothing, whatsapp_orders: true },
    });
    await shopper.must(SET, { input: { sms_offers: true, whatsapp_orders: null } });
    expect(await own(shopper)).toEqual({ ...nothing, whatsapp_orders: true, sms_offers: true });
    await shopper.must(SET, { input: { whatsapp_orders: false } });
    expect(await own(shopper)).toEqual({ ...nothing, sms_offers: true });
  });

  it('needs a number that was verified, and a customer', async () => {
    const shopper = makeShopper();
    expect((await shopper.ask(SET, { input: {} })).errors?.[0]?.message).toBe("The current customer isn't authorized.");
    await shopper.signIn('ravi@example.com');
    await shopper.must(WRITE, { value: NUMBER });
    expect(await own(shopper)).toEqual({ ...nothing, mobile_number: null });
    expect((await shopper.ask(SET, { input: { sms_offers: true } })).errors).toMatchObject([
      { message: 'Verify a mobile number of your account first.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('ends with the number, with the number at somebody else, and with the account', async () => {
    const shopper = await ravi();
    await shopper.must(SET, { input: { whatsapp_orders: true } });
    await shopper.must(WRITE, { value: '' });
    expect(await own(shopper)).toEqual({ ...nothing, mobile_number: null });
    await shopper.must(WRITE, { value: NUMBER });
    prove(shopper, 'ravi@example.com');
    expect(await own(shopper)).toEqual(nothing);

    await shopper.must(SET, { input: { whatsapp_orders: true } });
    prove(shopper, 'asha@example.com');
    expect(await own(shopper)).toEqual({ ...nothing, mobile_number: null });

    prove(shopper, 'ravi@example.com');
    await shopper.must(SET, { input: { whatsapp_orders: true } });
    await shopper.must('mutation { deleteCustomer }');
    expect(shopper.sandbox.db.prepare('SELECT * FROM message_choice').all()).toEqual([]);
  });
});

// Rule account-13.
describe('an order is told of on the phone', () => {
  it('by SMS of a registered text, always, and by WhatsApp where it was chosen', async () => {
    const shopper = await ravi();
    const first = await order(shopper);
    expect(await told(shopper)).toEqual([
      {
        subject: 'SMS from VM-ZEPPEL (template 1107164000000000011)',
        body: `Your order #${first} is placed. See My Orders for more. -ZEPPEL`,
      },
    ]);
    await shopper.must(SET, { input: { whatsapp_orders: true } });
    await openDesk(shopper.sandbox).press(first, 'ship', { carrier: 'Bluefin Express', tracking: 'BFX1' });
    const [whatsApp, sms] = await told(shopper);
    expect(whatsApp).toMatchObject({
      subject: expect.stringMatching(/^WhatsApp from .+ \(template order_update, utility\)$/),
      body: expect.stringContaining(`#${first} was sent with Bluefin Express, tracking number BFX1.`),
    });
    expect(sms?.subject).toContain('template 1107164000000000014');
    await shopper.must(SET, { input: { whatsapp_orders: false } });
    await openDesk(shopper.sandbox).press(first, 'deliver');
    expect((await told(shopper))[0]?.subject).toMatch(/^SMS .+0000016\)$/);
    expect(await told(shopper)).toHaveLength(4);
  });

  it('not to a number that nobody has verified', async () => {
    const shopper = makeShopper();
    await shopper.signIn('ravi@example.com');
    await shopper.must(WRITE, { value: NUMBER });
    await order(shopper);
    expect(await told(shopper)).toEqual([]);
  });
});
