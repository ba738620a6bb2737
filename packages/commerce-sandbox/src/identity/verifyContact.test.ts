import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SEND = 'mutation ($input: SendMyAccOtpInput!) { sendMyAccOtp(input: $input) { success message } }';
const VERIFY = 'mutation ($input: VerifyMyAccOtpInput!) { verifyMyAccOtp(input: $input) { success message } }';
const BY_CODE = 'mutation ($input: SendSignInOtpInput!) { sendSignInOtp(input: $input) { success } }';
const KNOWN = '{ customer { custom_attributes { code ... on AttributeValue { value } } } }';
const phone = { channel: 'MOBILE', value: '+91 98200-98200' };
const mail = { channel: 'EMAIL', value: 'Ravi.Home@example.org' };

interface Answer {
  success: boolean;
  message: string;
}

async function ravi(): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn('ravi@example.com');
  return shopper;
}

const send = async (shopper: Shopper, input: object) =>
  (await shopper.must<{ sendMyAccOtp: Answer }>(SEND, { input })).sendMyAccOtp;
const verify = async (shopper: Shopper, input: object, otp: string) =>
  (await shopper.must<{ verifyMyAccOtp: Answer }>(VERIFY, { input: { ...input, otp } })).verifyMyAccOtp;

async function attributes(shopper: Shopper): Promise<Record<string, string>> {
  const { customer } = await shopper.must<{ customer: { custom_attributes: { code: string; value: string }[] } }>(
    KNOWN,
  );
  return Object.fromEntries(customer.custom_attributes.map(({ code, value }) => [code, value]));
}

const mailsTo = (shopper: Shopper, recipient: string) =>
  shopper.sandbox.db.prepare('SELECT subject, body FROM mail WHERE recipient = ? ORDER BY id DESC').all(recipient) as {
    subject: string;
    body: string;
  }[];
const codeTo = (shopper: Shopper, recipient: string) =>
  /\b\d{6}\b/.exec(mailsTo(shopper, recipient)[0]?.body ?? '')![0];

// Rule account-10.
describe('a contact of the account', () => {
  it('is a mobile number that a code has proved, by which one signs in from then on', async () => {
    const shopper = await ravi();
    expect(await send(shopper, phone)).toEqual({
      success: true,
      message: 'A code is on its way to this mobile number. It is good for 10 minutes.',
    });
    const [sms] = mailsTo(shopper, '+91 9820098200');
    expect(sms?.subject).toMatch(/template 1107164000000000003/);
    expect(sms?.body).toMatch(/^(\d{6}) is your code to add this number .+\n\n@\S+ #\1$/);
    expect(await verify(shopper, phone, codeTo(shopper, '+91 9820098200'))).toMatchObject({ success: true });
    expect(await attributes(shopper)).toMatchObject({ mobile_number: '9820098200' });
    expect(mailsTo(shopper, 'ravi@example.com')[0]).toMatchObject({ subject: 'Your mobile number was changed' });
    expect(mailsTo(shopper, 'ravi@example.com')[0]?.body).not.toContain('signed out');

    shopper.sandbox.pass(60);
    const before = mailsTo(shopper, '+91 9820098200').length;
    await shopper.must(BY_CODE, { input: phone });
    expect(mailsTo(shopper, '+91 9820098200')).toHaveLength(before + 1);
  });

  it('is an e-mail address that a code has proved, beside the one of the account', async () => {
    const shopper = await ravi();
    await send(shopper, mail);
    expect(await verify(shopper, mail, codeTo(shopper, 'ravi.home@example.org'))).toMatchObject({ success: true });
    expect(await attributes(shopper)).toEqual({ secondary_email: 'ravi.home@example.org' });
    expect(await send(shopper, { channel: 'EMAIL', value: 'RAVI@example.com' })).toEqual({
      success: false,
      message: 'This is the e-mail address that you sign in with.',
    });
  });

  it('stays as it was after a wrong code, an old one, and one that was sent to sign in', async () => {
    const shopper = await ravi();
    await send(shopper, mail);
    const code = codeTo(shopper, 'ravi.home@example.org');
    expect(await verify(shopper, mail, code === '000000' ? '000001' : '000000')).toEqual({
      success: false,
      message: 'This code is not right. 4 more attempts are left.',
    });
    expect((await verify(shopper, phone, code)).message).toBe('There is no code to check. Ask for a new one.');
    shopper.sandbox.pass(601);
    expect((await verify(shopper, mail, code)).message).toBe('This code has expired. Ask for a new one.');
    expect(await attributes(shopper)).toEqual({});
    await shopper.must(BY_CODE, { input: { channel: 'EMAIL', value: 'ravi@example.com' } });
    const signIn = codeTo(shopper, 'ravi@example.com');
    const own = { channel: 'EMAIL', value: 'ravi@example.com' };
    expect((await verify(shopper, own, signIn)).success).toBe(false);
  });

  it('is throttled as every code, and answered alike whoever has it already', async () => {
    const shopper = await ravi();
    const ashas = { channel: 'MOBILE', value: '9810012345' };
    expect(await send(shopper, ashas)).toEqual(await send(shopper, { channel: 'MOBILE', value: '9810012346' }));
    expect(await send(shopper, { channel: 'EMAIL', value: 'asha@example.com' })).toEqual(await send(shopper, mail));
    expect(await send(shopper, ashas)).toEqual({
      success: false,
      message: 'We have sent something just now. You can ask again in 30 seconds.',
    });
  });

  it('belongs to whoever proved it last', async () => {
    const shopper = await ravi();
    const ashas = { channel: 'MOBILE', value: '9810012345' };
    await send(shopper, ashas);
    await verify(shopper, ashas, codeTo(shopper, '+91 9810012345'));
    shopper.sandbox.pass(60);
    await shopper.must(BY_CODE, { input: ashas });
    const { customer_id: owner } = shopper.sandbox.db
      .prepare('SELECT customer_id FROM one_time_code ORDER BY id DESC LIMIT 1')
      .get() as { customer_id: number };
    expect(shopper.sandbox.db.prepare('SELECT email FROM customer WHERE id = ?').get(owner)).toEqual({
      email: 'ravi@example.com',
    });
  });

  it('is nothing that a guest has', async () => {
    const { errors } = await makeShopper().ask(SEND, { input: phone });
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }]);
  });
});
