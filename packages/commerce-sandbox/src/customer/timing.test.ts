import { expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { countCommits } from '../testing/countCommits.ts';

const sendCode = (shopper: Shopper, email: string) =>
  shopper.ask(
    'mutation ($email: String!) { sendSignInOtp(input: { channel: EMAIL, value: $email }) { success message } }',
    { email },
  );

const asks = {
  'a password': (shopper: Shopper, email: string) =>
    shopper.ask('mutation ($email: String!) { generateCustomerToken(email: $email, password: "wrong") { token } }', {
      email,
    }),
  'the mail for a new password': (shopper: Shopper, email: string) =>
    shopper.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }),
  'a code': sendCode,
  'a wrong code': async (shopper: Shopper, email: string) => {
    await sendCode(shopper, email);
    return shopper.ask(
      'mutation ($email: String!) { verifySignInOtp(input: { channel: EMAIL, value: $email, otp: "0" }) { message } }',
      { email },
    );
  },
  'a link': (shopper: Shopper, email: string) =>
    shopper.ask('mutation ($email: String!) { sendSignInLink(input: { email: $email }) { success message } }', {
      email,
    }),
};

// Rule session-13: a wait for the disk takes longer than all else, and can be measured from outside.
it.each(Object.entries(asks))('is the same with an account and without one: %s', async (_, ask) => {
  const shopper = makeShopper();
  let waits = 0;
  for (let times = 1; times <= 12; times++) {
    const [known, none] = [
      await countCommits(shopper.sandbox.db, () => ask(shopper, 'asha@example.com')),
      await countCommits(shopper.sandbox.db, () => ask(shopper, 'nobody@example.com')),
    ];
    expect(known, `the ${times}. time`).toBe(none);
    waits += known;
    if (times % 4 === 0) shopper.sandbox.pass(700);
  }
  expect(waits, 'it does wait for the disk').toBeGreaterThan(0);
});
