import { expect, it } from 'vitest';
import { ProblemError } from '../problems.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };

// Rule session-11.
it('signs in with the new password', async () => {
  const shop = openShop();
  shop.commerce.customerCart = shop.commerce.open('customer').id;
  expect((await shop.dispatch(resetPassword(credentials, async () => true))).status).toBe('done');
  expect(shop.state().user).toMatchObject({ isSignedIn: true, pending: { resetPassword: false } });
});

it('tells why it was refused, and leaves the shopper a guest', async () => {
  const shop = openShop();
  const problem = { kind: 'rejected', message: 'The password token is expired. Reset and try again.' } as const;
  const refused = () => Promise.reject(new ProblemError(problem));
  expect(await shop.dispatch(resetPassword(credentials, refused))).toEqual({ status: 'failed', problem });
  expect(shop.state().user).toMatchObject({ isSignedIn: false, errors: { resetPassword: problem } });
});

it('finds out by signing in whether it was set when the answer is lost', async () => {
  const shop = openShop();
  shop.commerce.customerCart = shop.commerce.open('customer').id;
  const outcome = await shop.dispatch(resetPassword(credentials, () => Promise.reject(new ProblemError(lost))));
  expect(outcome.status).toBe('done');
  expect(shop.state().user).toMatchObject({ isSignedIn: true, errors: { resetPassword: null } });
});

it('signs in with the password that a press before has set, whose answers were all lost', async () => {
  const shop = openShop();
  shop.commerce.customerCart = shop.commerce.open('customer').id;
  const used = { kind: 'rejected', message: 'The password token is expired. Reset and try again.' } as const;
  const press = (problem: typeof lost | typeof used, isInDoubt: boolean) =>
    shop.dispatch(resetPassword(credentials, () => Promise.reject(new ProblemError(problem)), isInDoubt));
  shop.commerce.fail('signIn', lost, 'before', 2);
  expect(await press(lost, false)).toEqual({ status: 'failed', problem: lost });
  expect(await press(used, true)).toEqual({ status: 'failed', problem: lost });
  expect((await press(used, true)).status).toBe('done');
  expect(shop.state().user.isSignedIn).toBe(true);
});

// Rule session-11.
it('ends the session of whoever was signed in before, whose cart stays where it is', async () => {
  const shop = openShop();
  shop.commerce.customerCart = shop.commerce.open('customer', [{ sku: 'A', quantity: 1 }]).id;
  await shop.dispatch(signIn({ email: 'ravi@example.com', password: 'Shop@1234' }));
  const ravisCart = shop.state().cart.cartId;
  shop.commerce.customerCart = shop.commerce.open('customer').id;
  expect((await shop.dispatch(resetPassword(credentials, async () => true))).status).toBe('done');
  expect(shop.state().user).toMatchObject({ isSignedIn: true, pending: { resetPassword: false } });
  expect(shop.state().cart.cartId).not.toBe(ravisCart);
  expect(shop.persistence.get('cartToMerge')).toBeUndefined();
  expect(shop.state().cart.details?.items).toEqual([]);
});
