import { expect, it } from 'vitest';
import { actOnToast } from '../app/toastActions.ts';
import { ProblemError } from '../problems.ts';
import { setToken } from '../session/setToken.ts';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { lockCart } from '../testing/lockCart.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { addItemToCart } from './addItemToCart.ts';
import { cartSlice } from './cartSlice.ts';
import { applyCoupon } from './coupons.ts';
import { loadCart } from './loadCart.ts';

const { selectItemCount } = cartSlice.selectors;
const gone = { kind: 'invalid-cart', message: "The cart isn't active." } as const;

// Rule cart-05.
it("removes a guest's invalid cart, creates a new one and does it again", async () => {
  const shop = openShop();
  shop.persistence.set('cartId', 'unknown');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect(shop.commerce.names()).toEqual(['addItem', 'createCart', 'addItem', 'cartDetails']);
  expect(shop.commerce.evictions).toBe(1);
  expect(shop.persistence.get('cartId')).toBe(shop.state().cart.cartId);
  expect(selectItemCount(shop.state())).toBe(1);
});

// Rule cart-05.
it('does it again exactly once', async () => {
  const shop = openShop();
  shop.commerce.fail('cartDetails', gone, 'before', 9);
  expect(await shop.dispatch(loadCart())).toEqual({ status: 'failed', problem: gone });
  expect(shop.commerce.count('cartDetails')).toBe(2);
  expect(shop.commerce.count('createCart')).toBe(2);
  expect(shop.state().cart.errors.details).toEqual(gone);
});

// Rule cart-05.
it('signs a customer out without revoking when the cart is invalid', async () => {
  const shop = openShop();
  shop.persistence.set('cartId', shop.commerce.open('guest').id);
  shop.dispatch(setToken('token'));
  shop.commerce.fail('cartDetails', gone);
  await shop.dispatch(loadCart());
  expect(shop.state().user.isSignedIn).toBe(false);
  expect(shop.persistence.get('signin_token')).toBeUndefined();
  expect(shop.commerce.count('revokeToken')).toBe(0);
  expect(shop.state().toasts).toMatchObject([
    { message: 'You have been signed out. Please sign in again.', dismissable: true },
  ]);
});

// Rule cart-27.
it('takes a new cart instead of one of another website, and leaves a customer signed in', async () => {
  const shop = openShop();
  becomeCustomer(shop);
  const elsewhere = shop.commerce.open('customer').id;
  shop.persistence.set('cartId', elsewhere);
  shop.commerce.fail('addItem', {
    kind: 'invalid-cart',
    message: "Can't assign cart to store in different website.",
    isElsewhere: true,
  });
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect(shop.state().user.isSignedIn).toBe(true);
  expect(shop.state().cart.cartId).not.toBe(elsewhere);
  expect([selectItemCount(shop.state()), shop.state().toasts]).toEqual([1, []]);
});

it('keeps the cart that has taken the place of the invalid one meanwhile', async () => {
  const shop = await openFilledShop();
  const other = shop.commerce.open('guest');
  const { addItem } = shop.commerce.port;
  shop.commerce.port.addItem = async () => {
    shop.commerce.port.addItem = addItem;
    shop.dispatch(cartSlice.actions.cartReceived(other.id));
    throw new ProblemError(gone);
  };
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect([shop.state().cart.cartId, other.lines.length]).toEqual([other.id, 1]);
});

it('leads to the payment that is open instead of changing the cart that it is for', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  lockCart(shop.persistence, shop.cart.id);
  const message = 'A payment for this cart is still open. Finish it or cancel it first.';
  const outcome = await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
  expect(outcome).toEqual({ status: 'failed', problem: { kind: 'rejected', message } });
  const [toast] = shop.state().toasts;
  expect(toast).toMatchObject({ type: 'warning', message, dismissable: true });
  shop.dispatch(actOnToast(toast?.id ?? ''));
  expect([shop.went, shop.commerce.names()]).toEqual([['/checkout'], []]);
});

// Rule cart-06.
it('keeps the cart when a coupon is not found and the access query says that the cart is', async () => {
  const shop = openShop();
  await shop.dispatch(loadCart());
  const { cartId } = shop.state().cart;
  const outcome = await shop.dispatch(applyCoupon('NOPE'));
  expect(outcome).toMatchObject({
    status: 'failed',
    problem: { message: "The coupon code isn't valid. Verify the code and try again." },
  });
  expect(shop.commerce.count('checkCartAccess')).toBe(1);
  expect(shop.commerce.count('applyCoupon')).toBe(1);
  expect(shop.state().cart.cartId).toBe(cartId);
});

// Rule cart-06.
it.each([
  ['not-found', 'not-found'],
  ['forbidden', 'forbidden'],
  ['forbidden', 'invalid-cart'],
] as const)('resets the cart after "%s" when the access query fails by "%s"', async (kind, denied) => {
  const shop = openShop();
  await shop.dispatch(loadCart());
  const { cartId } = shop.state().cart;
  shop.commerce.fail('addItem', { kind, message: 'Kein Warenkorb.' });
  shop.commerce.fail('checkCartAccess', { kind: denied, message: 'Kein Warenkorb.' });
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect(shop.state().cart.cartId).not.toBe(cartId);
});

it('keeps the cart when the access query fails in another way', async () => {
  const shop = openShop();
  await shop.dispatch(loadCart());
  const { cartId } = shop.state().cart;
  shop.commerce.fail('addItem', { kind: 'not-found', message: 'No such sku.' });
  shop.commerce.fail('checkCartAccess', { kind: 'network', message: 'No answer.' });
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'failed' });
  expect(shop.state().cart.cartId).toBe(cartId);
});

it.each([
  ['ends the session', 'it is over', { kind: 'session-expired', message: 'Consumer key has expired' } as const, false],
  ['stays signed in', 'no answer came', lost, true],
])('%s where the cart cannot be read because %s', async (_, __, problem, isSignedIn) => {
  const shop = openShop();
  becomeCustomer(shop);
  shop.commerce.fail('cartDetails', problem);
  await shop.dispatch(loadCart());
  expect([shop.state().user.isSignedIn, shop.went]).toEqual([isSignedIn, isSignedIn ? [] : ['reload']]);
});

it('ends the session and reloads when the server calls it expired', async () => {
  const shop = openShop();
  becomeCustomer(shop);
  await shop.dispatch(loadCart());
  shop.commerce.fail('addItem', { kind: 'session-expired', message: 'Consumer key has expired' });
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
  expect([shop.state().user.isSignedIn, shop.went]).toEqual([false, ['reload']]);
});
