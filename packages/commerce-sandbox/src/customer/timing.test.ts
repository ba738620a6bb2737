import { expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { countCommits } from '../testing/countCommits.ts';

const asks = {
  'a password': (shopper: Shopper, email: string) =>
    shopper.ask('mutation ($email: String!) { generateCustomerToken(email: $email, password: "wrong") { token } }', {
      email,
    }),
  'the mail for a new password': (shopper: Shopper, email: string) =>
    shopper.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }),
  'a code': (shopper: Shopper, email: string) =>
    shopper.ask(
      'mutation ($email: String!) { sendSignInOtp(input: { channel: EMAIL, value: $email }) { success message } }',
      { email },
    ),
  'a wrong code': (shopper: Shopper, email: string) =>
    shopper.ask(
      'mutation ($email: String!) { sendSignInOtp(input: { channel: EMAIL, value: $email }) { message } ' +
        'verifySignInOtp(input: { channel: EMAIL, value: $email, otp: "0" }) { message } }',
      { email },
    ),
  'a link': (shopper: Shopper, email: string) =>
    shopper.ask('mutation ($email: String!) { sendSignInLink(input: { email: $email }) { success message } }', {
      email,
    }),
};

// Rule session-13: a wait for the disk takes longer than all else, and can be measured from outside.
it.each(Object.entries(asks))('is the same with an account and without one: %s', async (_, ask) => {
  const shopper = makeShopper();
  for (let times = 1; times <= 12; times++) {
    const [known, none] = [
      await countCommits(shopper.sandbox.db, () => ask(shopper, 'asha@example.com')),
      await countCommits(shopper.sandbox.db, () => ask(shopper, 'nobody@example.com')),
    ];
    expect(known, `the ${times}. time`).toBe(none);
    if (times % 4 === 0) shopper.sandbox.pass(700);
  }
});
