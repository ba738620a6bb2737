import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

const attempt = (shopper: Shopper, password: string, email = 'ravi@example.com') =>
  shopper.ask(SIGN_IN, { email, password });

const whoAmI = async (shopper: Shopper) => {
  const { data, errors } = await shopper.ask('{ customer { firstname } }');
  return errors?.[0]?.message ?? (data as { customer: { firstname: string } }).customer.firstname;
};

describe('signing in', () => {
  it('gives a token that is good for an hour', async () => {
    const asha = makeShopper();
    expect(await asha.signIn('Asha@Example.com')).toMatch(/^\w{32}$/);
    asha.sandbox.pass(3599);
    expect(await whoAmI(asha)).toBe('Asha');
    asha.sandbox.pass(1);
    expect(await whoAmI(asha)).toBe("The current customer isn't authorized.");
  });

  it('says the same whatever is wrong', async () => {
    const shopper = makeShopper();
    for (const answer of [await attempt(shopper, 'wrong'), await attempt(shopper, 'Shop@1234', 'nobody@example.com')]) {
      expect(answer.errors).toMatchObject([{ message: REFUSED, extensions: { category: 'graphql-authentication' } }]);
    }
    expect((await attempt(shopper, 'x', '')).errors?.[0]?.message).toBe('Specify the "email" value.');
    expect((await attempt(shopper, '')).errors).toMatchObject([
      { message: 'Specify the "password" value.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('locks the account for ten minutes after ten failures', async () => {
    const shopper = makeShopper();
    for (let count = 0; count < 10; count++) await attempt(shopper, 'wrong');
    expect((await attempt(shopper, 'Shop@1234')).errors?.[0]?.message).toBe(REFUSED);
    shopper.sandbox.pass(599);
    expect((await attempt(shopper, 'Shop@1234')).errors?.[0]?.message).toBe(REFUSED);
    shopper.sandbox.pass(1);
    expect((await attempt(shopper, 'Shop@1234')).errors).toBeUndefined();
  });

  it('forgives nine failures', async () => {
    const shopper = makeShopper();
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 9; count++) await attempt(shopper, 'wrong');
      expect((await attempt(shopper, 'Shop@1234')).errors).toBeUndefined();
    }
  });

  describe('from one address', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const guess = (shopper: Shopper, index: number, address: string) =>
      shopper.ask(SIGN_IN, { email: `nobody${index}@example.com`, password: 'wrong' }, from(address));
    const signsIn = async (shopper: Shopper, address: string) =>
      (await shopper.ask(SIGN_IN, { email: 'asha@example.com', password: 'Shop@1234' }, from(address))).errors ===
      undefined;

    it('is refused for ten minutes after thirty failures, whatever the accounts, and nobody else is', async () => {
      const shopper = makeShopper();
      for (let count = 0; count < 29; count++) await guess(shopper, count, '198.51.100.1');
      expect(await signsIn(shopper, '198.51.100.1')).toBe(true);
      await guess(shopper, 29, '198.51.100.1');
      expect(await signsIn(shopper, '198.51.100.1')).toBe(false);
      expect(await signsIn(shopper, '198.51.100.2')).toBe(true);
      shopper.sandbox.pass(600);
      expect(await signsIn(shopper, '198.51.100.1')).toBe(true);
    });

    it('is counted by REST, by a change of the password and for attempts at the same time too', async () => {
      const shopper = makeShopper();
      const authorization = `Bearer ${await shopper.signIn('ravi@example.com')}`;
      const byRest = (index: number) =>
        shopper.sandbox.fetch(
          new Request('http://sandbox.test/rest/V1/integration/customer/token', {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...from('198.51.100.1') },
            body: JSON.stringify({ username: `nobody${index}@example.com`, password: 'wrong' }),
          }),
        );
      const change = () =>
        shopper.ask(
          'mutation { changeCustomerPassword(currentPassword: "wrong", newPassword: "Other@1234") { id } }',
          {},
          { authorization, ...from('198.51.100.1') },
        );
      const answers = await Promise.all(Array.from({ length: 29 }, (_, index) => byRest(index)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 29 }, () => 401));
      expect((await change()).errors?.[0]?.message).toBe('Invalid login or password.');
      expect((await change()).errors?.[0]?.message).toBe('The account is locked.');
      expect(await signsIn(shopper, '198.51.100.1')).toBe(false);
    });
  });

  it('keeps neither password nor token in a form that can be read', async () => {
    const shopper = makeShopper();
    const token = await shopper.signIn('asha@example.com');
    const dump = JSON.stringify([
      shopper.sandbox.db.prepare('SELECT * FROM customer').all(),
      shopper.sandbox.db.prepare('SELECT * FROM customer_token').all(),
    ]);
    expect(dump).toContain('scrypt$');
    expect(dump).not.toContain(token);
    expect(dump).not.toContain('Shop@1234');
  });
});

describe('signing out', () => {
  const REVOKE = 'mutation { revokeCustomerToken { result } }';

  it('kills every token of the customer', async () => {
    const laptop = makeShopper();
    const phone = makeShopper({}, laptop.sandbox);
    await laptop.signIn('asha@example.com');
    await phone.signIn('asha@example.com');
    expect(await laptop.must(REVOKE)).toEqual({ revokeCustomerToken: { result: true } });
    expect(await whoAmI(phone)).toBe("The current customer isn't authorized.");
  });

  it('is refused to a guest', async () => {
    expect((await makeShopper().ask(REVOKE)).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });
});
