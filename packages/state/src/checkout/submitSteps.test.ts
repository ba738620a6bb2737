import type { CartDetails } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { form, readyToOrder, regions } from '../testing/readyToOrder.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { paymentOptions } from './paymentOptions.ts';
import { submitAddresses } from './submitAddresses.ts';
import { submitPaymentMethod, submitShippingMethod } from './submitMethods.ts';

const cash = paymentOptions.find(({ pg }) => pg === 'cashondelivery')!;
const same = { sameAsShippingAddress: true } as const;
const line = { sku: 'A', quantity: 1 };
const gone = { kind: 'invalid-cart', message: 'No such cart.' } as const;

// Rule checkout-03.
it.each([
  ['accepted', () => {}],
  ['rejected', (shop: Awaited<ReturnType<typeof openFilledShop>>) => shop.commerce.fail('setShippingMethod', lost)],
])('goes on submitting a step while another one is %s', async (_, prepare) => {
  const shop = await openFilledShop(line);
  prepare(shop);
  shop.commerce.port.setPaymentMethod = () => new Promise(() => {});
  void shop.dispatch(submitPaymentMethod(cash));
  await shop.dispatch(submitShippingMethod(flatRate));
  expect(checkoutSlice.selectors.selectIsSubmitting(shop.state(), 'shippingMethod')).toBe(false);
  expect(checkoutSlice.selectors.selectIsSubmitting(shop.state(), 'paymentMethod')).toBe(true);
});

it('does not submit both addresses while the one for the bill is on its way', async () => {
  const shop = await openFilledShop(line);
  const running = shop.dispatch(submitAddresses({ shipping: null, billing: form }, regions));
  expect(await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions))).toEqual({ status: 'busy' });
  await running;
  expect(shop.commerce.count('setAddresses')).toBe(1);
});

it('reads the cart again when somebody asked for it while a step was on its way: that answer may be older', async () => {
  const shop = await openFilledShop(line);
  const choosing = shop.dispatch(submitShippingMethod(flatRate));
  const reading = shop.dispatch(loadCart());
  await Promise.all([choosing, reading]);
  expect(shop.commerce.count('cartDetails')).toBe(2);
  expect(shop.state().cart.isFetchingDetails).toBe(false);
});

it('shows nothing of a cart that another one has taken the place of while a step was on its way', async () => {
  const shop = await openFilledShop(line);
  const answer = Promise.withResolvers<CartDetails>();
  shop.commerce.port.setShippingMethod = () => answer.promise;
  const choosing = shop.dispatch(submitShippingMethod(flatRate));
  const old = shop.state().cart.details!;
  const other = shop.commerce.open('guest');
  shop.dispatch(cartSlice.actions.reset());
  shop.dispatch(cartSlice.actions.cartReceived(other.id));
  const shown = new Set<string | undefined>();
  shop.store.subscribe(() => shown.add(shop.state().cart.details?.id));
  answer.resolve({ ...old });
  await choosing;
  expect([...shown]).toEqual([undefined, other.id]);
});

it('shows no cart that was asked for before a step, when its answer comes after that of the step', async () => {
  const shop = await openFilledShop(line);
  const old = shop.state().cart.details!;
  const answer = Promise.withResolvers<CartDetails>();
  shop.commerce.port.cartDetails = () => answer.promise;
  const before = shop.dispatch(loadCart());
  shop.cart.lines.push({ uid: 'line-b', sku: 'B', quantity: 1 });
  await shop.dispatch(submitShippingMethod(flatRate));
  shop.commerce.port.cartDetails = () => new Promise(() => {});
  void shop.dispatch(loadCart());
  answer.resolve(old);
  await before;
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(2);
});

// Rule session-05.
it('keeps nothing of a cart that another tab has let go while a step was on its way', async () => {
  const shop = await readyToOrder();
  const step = shop.dispatch(submitShippingMethod(flatRate));
  shop.persistence.clearAll();
  await step;
  expect([shop.persistence.get('linePlaces'), shop.persistence.get('keptCart')]).toEqual([undefined, undefined]);
});

it('shows no answer that is older than what was asked since', async () => {
  const shop = await openFilledShop(line);
  const answer = Promise.withResolvers<CartDetails>();
  shop.commerce.port.setShippingMethod = () => answer.promise;
  const choosing = shop.dispatch(submitShippingMethod(flatRate));
  const old = shop.state().cart.details!;
  shop.cart.lines.push({ uid: 'line-b', sku: 'B', quantity: 1 });
  await shop.dispatch(loadCart());
  const shown = new Set<number>();
  shop.store.subscribe(() => shown.add(cartSlice.selectors.selectItemCount(shop.state())));
  answer.resolve(old);
  await choosing;
  expect([...shown]).toEqual([2]);
});

it('starts a new cart when the cart turns out invalid, and does not repeat the step on the empty one', async () => {
  const shop = await openFilledShop(line);
  shop.cart.active = false;
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toMatchObject({
    status: 'failed',
    problem: { kind: 'invalid-cart' },
  });
  expect(shop.commerce.count('setShippingMethod')).toBe(1);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(0);
});

it('tells a guest whose cart is gone so, and lets go of it also where the network goes right after', async () => {
  const shop = await openFilledShop(line);
  shop.commerce.fail('setShippingMethod', gone);
  shop.commerce.fail('cartDetails', lost);
  const message = 'The shop no longer has your cart, so nothing was ordered. Please put your products into a new one.';
  const problem = { kind: 'invalid-cart', message };
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toEqual({ status: 'failed', problem });
  expect(checkoutSlice.selectors.selectCheckoutError(shop.state(), 'shippingMethod')).toEqual(problem);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
});

// Rule cart-05.
it('signs a customer out whose cart is gone, and tells what the server says', async () => {
  const shop = await readyToOrder('cashondelivery', { customer: true });
  shop.commerce.fail('setShippingMethod', gone);
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toEqual({ status: 'failed', problem: gone });
  expect(shop.state().user.isSignedIn).toBe(false);
});

// Rule cart-27.
it('tells a customer whose cart is of another website that it is gone, and leaves them signed in', async () => {
  const shop = await readyToOrder('cashondelivery', { customer: true });
  shop.commerce.customerCart = undefined;
  const message = "Can't assign cart to store in different website.";
  shop.commerce.fail('setShippingMethod', { kind: 'invalid-cart', message, isElsewhere: true });
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toMatchObject({
    status: 'failed',
    problem: { message: expect.stringMatching(/^The shop no longer has your cart/) },
  });
  expect(shop.state().user.isSignedIn).toBe(true);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
});

it.each([false, true])('keeps cart and session when a step is rejected (customer: %s)', async customer => {
  const shop = await readyToOrder('cashondelivery', { customer });
  shop.commerce.fail('setShippingMethod', { kind: 'rejected', message: 'Not there.' });
  await shop.dispatch(submitShippingMethod(flatRate));
  expect([shop.state().cart.cartId, shop.state().user.isSignedIn]).toEqual([shop.cart.id, customer]);
  expect(shop.commerce.count('cartDetails')).toBe(1);
});

it('ends the session when the server calls it expired at a step', async () => {
  const shop = await readyToOrder('cashondelivery', { customer: true });
  shop.commerce.fail('setShippingMethod', { kind: 'session-expired', message: 'Sign in first.' });
  await shop.dispatch(submitShippingMethod(flatRate));
  expect([shop.state().user.isSignedIn, shop.went, shop.commerce.count('cartDetails')]).toEqual([false, ['reload'], 0]);
});
