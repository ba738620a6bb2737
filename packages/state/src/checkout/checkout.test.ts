import { expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { setToken } from '../session/setToken.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { beginCheckout } from './beginCheckout.ts';
import { checkoutSlice, type CheckoutStep } from './checkoutSlice.ts';
import type { AddressForm } from './formatAddress.ts';
import { paymentOptions } from './paymentOptions.ts';
import { submitAddresses } from './submitAddresses.ts';
import { getShippingMethods, submitPaymentMethod, submitShippingMethod } from './submitMethods.ts';
import { submitOrder } from './submitOrder.ts';

const regions = [{ id: 542, code: 'DL', name: 'Delhi' }];
const form: AddressForm = {
  firstname: 'Asha',
  lastname: 'Rao',
  street: ['12 MG Road'],
  city: 'New Delhi',
  region_code: 'DL',
  postcode: '110001',
  telephone: '9800000000',
  email: 'asha@example.com',
};
const upi = paymentOptions.find(option => option.pg === 'razorpay' && option.id === 'upi') ?? paymentOptions[0]!;
const wallet = paymentOptions.find(option => option.pg === 'razorpay' && option.id === 'wallet') ?? upi;
const same = { sameAsShippingAddress: true } as const;
const { selectIsSubmitting, selectCheckoutError } = checkoutSlice.selectors;

async function atCheckout() {
  const shop = openShop();
  const cart = shop.commerce.open('guest', [{ sku: 'A', quantity: 1 }]);
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  return { ...shop, cart };
}

const steps: Record<CheckoutStep, () => ShopThunk<Promise<Outcome<unknown>>>> = {
  shippingAddress: () => submitAddresses({ shipping: form, billing: same }, regions),
  billingAddress: () => submitAddresses({ shipping: null, billing: form }, regions),
  shippingMethod: () => submitShippingMethod(flatRate),
  paymentMethod: () => submitPaymentMethod(upi),
  order: () => submitOrder(),
};

// Rule checkout-01.
it.each(Object.keys(steps) as CheckoutStep[])(
  'refuses the step %s without a cart, before it says submitting',
  async step => {
    const shop = openShop();
    const seen: boolean[] = [];
    shop.store.subscribe(() => seen.push(selectIsSubmitting(shop.state(), step)));
    const outcome = await shop.dispatch(steps[step]());
    expect(outcome).toMatchObject({ status: 'failed', problem: { message: 'Missing required information: cartId' } });
    expect(selectCheckoutError(shop.state(), step)).toMatchObject({ message: 'Missing required information: cartId' });
    expect(seen).not.toContain(true);
    expect(shop.commerce.names()).toEqual([]);
  },
);

// Rule checkout-03.
it.each(['shippingAddress', 'billingAddress', 'shippingMethod', 'paymentMethod'] as const)(
  'submits, then accepts or rejects the step %s',
  async step => {
    const shop = await atCheckout();
    const running = shop.dispatch(steps[step]());
    expect(selectIsSubmitting(shop.state(), step)).toBe(true);
    expect(await shop.dispatch(steps[step]())).toEqual({ status: 'busy' });
    expect(await running).toMatchObject({ status: 'done' });
    expect(selectIsSubmitting(shop.state(), step)).toBe(false);
    const call = {
      shippingAddress: 'setAddresses',
      billingAddress: 'setAddresses',
      shippingMethod: 'setShippingMethod',
      paymentMethod: 'setPaymentMethod',
    } as const;
    // Chosen and lost again elsewhere: what the server has is not sent a second time.
    shop.cart.payment = null;
    await shop.dispatch(loadCart());
    shop.commerce.fail(call[step], lost);
    expect(await shop.dispatch(steps[step]())).toEqual({ status: 'failed', problem: lost });
    expect([selectIsSubmitting(shop.state(), step), selectCheckoutError(shop.state(), step)]).toEqual([false, lost]);
  },
);

// Rule checkout-02.
it('asks a guest for an e-mail before the shipping address', async () => {
  const shop = await atCheckout();
  const outcome = await shop.dispatch(submitAddresses({ shipping: { ...form, email: ' ' }, billing: same }, regions));
  expect(outcome).toMatchObject({ problem: { message: 'Missing required information: email' } });
  expect(shop.commerce.names()).toEqual([]);
});

it("sets a guest's e-mail and both addresses in one call, whose answer is the cart", async () => {
  const shop = await atCheckout();
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(shop.commerce.names()).toEqual(['setAddresses']);
  expect(shop.commerce.calls[0]?.input).toMatchObject({
    email: 'asha@example.com',
    shippingAddress: { region_id: 542 },
    billingAddress: 'same-as-shipping',
  });
  expect(shop.state().cart.details?.shipping_addresses).toHaveLength(1);
});

it('sends one call for each method that is chosen, and none for another option of the same gateway', async () => {
  const shop = await atCheckout();
  await shop.dispatch(submitShippingMethod(flatRate));
  await shop.dispatch(submitPaymentMethod(upi));
  await shop.dispatch(submitPaymentMethod(wallet));
  expect(shop.commerce.names()).toEqual(['setShippingMethod', 'setPaymentMethod']);
  expect(shop.state().checkout.paymentData).toEqual({ option: 'wallet' });
});

it('reads the cart again when somebody asked for it while a step was on its way: that answer may be older', async () => {
  const shop = await atCheckout();
  const choosing = shop.dispatch(submitShippingMethod(flatRate));
  const reading = shop.dispatch(loadCart());
  await Promise.all([choosing, reading]);
  expect(shop.commerce.count('cartDetails')).toBe(2);
  expect(shop.state().cart.isFetchingDetails).toBe(false);
});

// Rule checkout-02.
it('asks a customer for no e-mail', async () => {
  const shop = openShop();
  shop.commerce.signedIn = true;
  shop.dispatch(setToken('t'));
  await shop.dispatch(loadCart());
  const { email: _, ...without } = form;
  expect(await shop.dispatch(submitAddresses({ shipping: without, billing: same }, regions))).toMatchObject({
    status: 'done',
  });
  expect(shop.commerce.calls.findLast(({ call }) => call === 'setAddresses')?.input).toMatchObject({
    email: undefined,
  });
});

// Rule checkout-04.
it('receives the shipping methods before the address is accepted', async () => {
  const shop = await atCheckout();
  const seen: string[] = [];
  shop.store.subscribe(() => {
    const { availableShippingMethods, shippingAddress } = shop.state().checkout;
    seen.push(`${availableShippingMethods.length} ${shippingAddress ? 'accepted' : 'open'}`);
  });
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(seen).toContain('1 open');
  expect(seen).not.toContain('0 accepted');
});

// Rule checkout-05.
it('uses a billing address equal to shipping as it is', async () => {
  const shop = await atCheckout();
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(shop.commerce.calls[0]?.input).toMatchObject({ billingAddress: 'same-as-shipping' });
  expect(shop.state().checkout.billingAddress).toEqual(same);
});

// Rule checkout-05.
it('formats a billing address of its own and sends no flag', async () => {
  const shop = await atCheckout();
  await shop.dispatch(submitAddresses({ shipping: form, billing: { ...form, sameAsShippingAddress: false } }, regions));
  expect(shop.commerce.calls[0]?.input).toMatchObject({
    billingAddress: { region_id: 542, region: 'Delhi', country_id: 'IN' },
  });
  expect(shop.commerce.calls[0]?.input).not.toHaveProperty('billingAddress.sameAsShippingAddress');
});

it('asks again how the cart can be shipped', async () => {
  const shop = await atCheckout();
  const asking = shop.dispatch(getShippingMethods());
  expect(shop.state().checkout.isFetchingShippingMethods).toBe(true);
  await asking;
  expect(shop.state().checkout.isFetchingShippingMethods).toBe(false);
});

// Rules checkout-07, storage-04.
it('takes up what the browser saved when the checkout begins', async () => {
  const shop = await atCheckout();
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  await shop.dispatch(submitShippingMethod(flatRate));
  await shop.dispatch(submitPaymentMethod({ ...upi, nonce: 'saved-1' }));
  expect(shop.state().checkout.paymentData).toEqual({ option: 'upi', nonce: 'saved-1' });
  const next = shop.reopened();
  next.dispatch(beginCheckout());
  expect(next.state().checkout).toMatchObject({
    shippingAddress: { city: 'New Delhi' },
    billingAddress: { sameAsShippingAddress: true },
    shippingMethod: { carrier_code: 'flatrate', method_code: 'flatrate' },
    shippingTitle: 'Flat Rate',
    paymentCode: 'razorpay',
    paymentData: { option: 'upi', nonce: 'saved-1' },
    availableShippingMethods: [{ carrier_code: 'flatrate' }],
  });
});

// Rule checkout-08.
it.each(['cancelled', 'reset'] as const)('clears the checkout when it is %s', async event => {
  const shop = await atCheckout();
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  shop.dispatch(checkoutSlice.actions[event]());
  expect(shop.state().checkout).toMatchObject({ shippingAddress: null, availableShippingMethods: [] });
});

it('sets and resets the receipt', () => {
  const shop = openShop();
  const receipt = { id: '1', number: '000000001', method: 'free', shippingAddress: null, email: null };
  shop.dispatch(checkoutSlice.actions.receiptSet(receipt));
  expect(checkoutSlice.selectors.selectReceipt(shop.state())).toEqual(receipt);
  shop.dispatch(checkoutSlice.actions.receiptReset());
  expect(checkoutSlice.selectors.selectReceipt(shop.state())).toBeNull();
});

it('starts a new cart when the cart turns out invalid, and does not repeat the step on the empty one', async () => {
  const shop = await atCheckout();
  shop.cart.active = false;
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toMatchObject({
    status: 'failed',
    problem: { kind: 'invalid-cart' },
  });
  expect(shop.commerce.count('setShippingMethod')).toBe(1);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(0);
});
