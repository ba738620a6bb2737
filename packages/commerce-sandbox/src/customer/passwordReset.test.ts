import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const RESET = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}`;

const request = (shopper: Shopper, email: string) =>
  shopper.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });

const reset = (shopper: Shopper, token: string, password = 'Jasmine#7', email = 'asha@example.com') =>
  shopper.ask(RESET, { email, token, password });

const countMails = (shopper: Shopper) =>
  (shopper.sandbox.db.prepare('SELECT count(*) AS mails FROM mail').get() as { mails: number }).mails;

/** The token in the last mail. */
function mailedToken(shopper: Shopper): string {
  const { body } = shopper.sandbox.db.prepare('SELECT body FROM mail ORDER BY id DESC LIMIT 1').get() as {
    body: string;
  };
  return /http:\/\/localhost\/customer\/account\/createPassword\/\?token=(\w+)/.exec(body)![1]!;
}

describe('a forgotten password', () => {
  it('is replaced through the link in the mail, once; older tokens die', async () => {
    const shopper = makeShopper();
    await shopper.signIn('asha@example.com');
    expect((await request(shopper, 'asha@example.com')).data).toEqual({ requestPasswordResetEmail: true });
    const token = mailedToken(shopper);
    expect((await reset(shopper, token)).data).toEqual({ resetPassword: true });
    expect((await shopper.ask('{ customer { email } }')).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    );
    await shopper.signIn('asha@example.com', 'Jasmine#7');
    expect((await reset(shopper, token)).errors?.[0]?.message).toBe(
      'The password token is mismatched. Reset and try again.',
    );
  });

  it.each([
    ['', 'You must specify an email address.'],
    ['asha', 'The email address has an invalid format.'],
  ])('cannot be asked for with "%s"', async (email, message) => {
    expect((await request(makeShopper(), email)).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
  });

  // Rule session-13.
  it('is mailed about once in ten minutes, not for a locked account or none, and no answer tells', async () => {
    const shopper = makeShopper();
    const mails = async (email: string) => {
      const before = countMails(shopper);
      const { data, errors } = await request(shopper, email);
      expect([data, errors]).toEqual([{ requestPasswordResetEmail: true }, undefined]);
      return countMails(shopper) - before;
    };
    expect([await mails('asha@example.com'), await mails('asha@example.com')]).toEqual([1, 0]);
    shopper.sandbox.pass(600);
    expect(await mails('asha@example.com')).toBe(1);
    for (let count = 0; count < 10; count++) {
      await shopper.ask('mutation { generateCustomerToken(email: "ravi@example.com", password: "wrong") { token } }');
    }
    expect([await mails('ravi@example.com'), await mails('nobody@example.com')]).toEqual([0, 0]);
  });

  it('has a link that is good for two hours', async () => {
    const shopper = makeShopper();
    await request(shopper, 'asha@example.com');
    shopper.sandbox.pass(7201);
    expect((await reset(shopper, mailedToken(shopper))).errors?.[0]?.message).toBe(
      'The password token is expired. Reset and try again.',
    );
  });

  it.each([
    ['', 'Jasmine#7', 'asha@example.com', 'resetPasswordToken must be specified'],
    ['token', '', 'asha@example.com', 'newPassword must be specified'],
    ['token', 'Jasmine#7', '', 'You must specify an email address.'],
    ['token', 'Jasmine#7', 'asha', 'The email address has an invalid format.'],
    ['token', 'Jasmine#7', 'nobody@example.com', 'The password token is mismatched. Reset and try again.'],
    ['token', 'Jasmine#7', 'asha@example.com', 'The password token is mismatched. Reset and try again.'],
  ])('is not replaced with "%s", "%s", "%s"', async (token, password, email, message) => {
    expect((await reset(makeShopper(), token, password, email)).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it('follows the rules for passwords', async () => {
    const shopper = makeShopper();
    await request(shopper, 'asha@example.com');
    expect((await reset(shopper, mailedToken(shopper), 'short')).errors?.[0]?.message).toBe(
      'The password needs at least 8 characters. Create a new password and try again.',
    );
  });
});
