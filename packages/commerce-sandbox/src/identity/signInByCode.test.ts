import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SEND = 'mutation ($input: SendSignInOtpInput!) { sendSignInOtp(input: $input) { success message retry_after } }';
const VERIFY = 'mutation ($input: VerifySignInOtpInput!) { verifySignInOtp(input: $input) { success message token } }';
const asha = { channel: 'EMAIL', value: 'asha@example.com' };
const phone = { channel: 'MOBILE', value: '98100 12345' };

interface Answer {
  success: boolean;
  message: string;
  retry_after?: number | null;
  token?: string | null;
}

async function send(shopper: Shopper, contact: object): Promise<Answer> {
  const { sendSignInOtp } = await shopper.must<{ sendSignInOtp: Answer }>(SEND, { input: contact });
  return sendSignInOtp;
}

async function verify(shopper: Shopper, contact: object, otp: string): Promise<Answer> {
  const { verifySignInOtp } = await shopper.must<{ verifySignInOtp: Answer }>(VERIFY, { input: { ...contact, otp } });
  return verifySignInOtp;
}

const lastMail = (shopper: Shopper) =>
  shopper.sandbox.db.prepare('SELECT recipient, subject, body FROM mail ORDER BY id DESC LIMIT 1').get() as {
    recipient: string;
    subject: string;
    body: string;
  };
const mails = (shopper: Shopper) => shopper.sandbox.db.prepare('SELECT count(*) AS found FROM mail').get();
const lastCode = (shopper: Shopper) => /\b\d{6}\b/.exec(lastMail(shopper).body)![0];
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing in by a one-time code', () => {
  it('lets in by the code that was mailed, once', async () => {
    const shopper = makeShopper();
    expect(await send(shopper, asha)).toMatchObject({ success: true, retry_after: 30 });
    expect(lastMail(shopper).recipient).toBe('asha@example.com');
    const code = lastCode(shopper);
    const { success, token } = await verify(shopper, { channel: 'EMAIL', value: ' ASHA@example.com' }, code);
    expect(success).toBe(true);
    const customer = await shopper.sandbox.query('{ customer { email } }', {}, { Authorization: `Bearer ${token}` });
    expect(customer.data).toEqual({ customer: { email: 'asha@example.com' } });
    expect(await verify(shopper, asha, code)).toEqual({
      success: false,
      message: 'There is no code to check. Ask for a new one.',
      token: null,
    });
  });

  it('sends an SMS of a registered text, which the browser of the shop may read', async () => {
    const shopper = makeShopper();
    await shopper.sandbox.query(SEND, { input: phone }, { origin: 'http://localhost:3000' });
    const { recipient, subject, body } = lastMail(shopper);
    expect([recipient, subject]).toEqual([
      '+91 9810012345',
      expect.stringMatching(/^SMS from VM-[A-Z]{6} \(template \d{19}\)$/),
    ]);
    expect(body).toMatch(/^(\d{6}) is your code to sign in .+ -[A-Z]{6}\n\n@localhost #\1$/);
    expect((await verify(shopper, { channel: 'MOBILE', value: '+919810012345' }, lastCode(shopper))).success).toBe(
      true,
    );
  });

  it('names the host of no stranger in an SMS', async () => {
    const shopper = makeShopper();
    await shopper.sandbox.query(SEND, { input: phone }, { origin: 'https://evil.test' });
    expect(lastMail(shopper).body).toContain('@localhost #');
  });

  it('knows a number only where it was verified', async () => {
    const shopper = makeShopper();
    await shopper.signIn('ravi@example.com');
    await shopper.must(
      'mutation { updateCustomerV2(input: { custom_attributes: [{ attribute_code: "mobile_number", value: "9820098200" }] }) { customer { email } } }',
    );
    const before = mails(shopper);
    await send(shopper, { channel: 'MOBILE', value: '9820098200' });
    expect(mails(shopper)).toEqual(before);
  });

  it('answers who has no account as who has one', async () => {
    const [known, unknown] = [makeShopper(), makeShopper()];
    const nobody = { channel: 'EMAIL', value: 'nobody@example.com' };
    const before = mails(unknown);
    expect(await send(unknown, nobody)).toEqual(await send(known, asha));
    expect(mails(unknown)).toEqual(before);
    expect(await send(unknown, nobody)).toEqual(await send(known, asha));
    const code = lastCode(known);
    expect(await verify(unknown, nobody, wrong(code))).toEqual(await verify(known, asha, wrong(code)));
  });

  it('spoils a code after five wrong ones, and says how many attempts are left', async () => {
    const shopper = makeShopper();
    await send(shopper, asha);
    const code = lastCode(shopper);
    const told: string[] = [];
    for (let count = 0; count < 5; count++) told.push((await verify(shopper, asha, wrong(code))).message);
    expect(told).toEqual([
      'This code is not right. 4 more attempts are left.',
      'This code is not right. 3 more attempts are left.',
      'This code is not right. 2 more attempts are left.',
      'This code is not right. One more attempt is left.',
      'Too many codes were wrong. Ask for a new one.',
    ]);
    expect((await verify(shopper, asha, code)).success).toBe(false);
  });

  it('takes a code for ten minutes, and only the newest', async () => {
    const shopper = makeShopper();
    await send(shopper, asha);
    const first = lastCode(shopper);
    shopper.sandbox.pass(30);
    await send(shopper, asha);
    expect((await verify(shopper, asha, first)).success).toBe(false);
    shopper.sandbox.pass(601);
    expect((await verify(shopper, asha, lastCode(shopper))).message).toBe('This code has expired. Ask for a new one.');
  });

  it('sends one code in half a minute and five in an hour', async () => {
    const shopper = makeShopper();
    await send(shopper, asha);
    shopper.sandbox.pass(10);
    expect(await send(shopper, asha)).toEqual({
      success: false,
      message: 'We have sent something just now. You can ask again in 20 seconds.',
      retry_after: 20,
    });
    for (let count = 0; count < 4; count++) {
      shopper.sandbox.pass(60);
      expect((await send(shopper, asha)).success).toBe(true);
    }
    shopper.sandbox.pass(60);
    expect((await send(shopper, asha)).message).toBe('That was asked for too often. Try again in 55 minutes.');
  });

  it('does not let one client ask for codes to everybody', async () => {
    const shopper = makeShopper();
    for (let count = 0; count < 20; count++) await send(shopper, { channel: 'EMAIL', value: `n${count}@example.com` });
    expect((await send(shopper, asha)).message).toBe('That was asked for too often. Try again in 10 minutes.');
  });

  it('lets nobody in by a code that went to an address which has left the account', async () => {
    const shopper = makeShopper();
    await send(shopper, asha);
    const code = lastCode(shopper);
    shopper.sandbox.db.exec("UPDATE customer SET email = 'rao@example.com' WHERE email = 'asha@example.com'");
    expect((await verify(shopper, asha, code)).success).toBe(false);
  });

  it.each([
    ['EMAIL', 'asha', 'The email address has an invalid format.'],
    ['MOBILE', '12345', 'Enter an Indian mobile number with 10 digits.'],
  ])('refuses what is no contact: %s %s', async (channel, value, message) => {
    const { errors } = await makeShopper().ask(SEND, { input: { channel, value } });
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });
});
