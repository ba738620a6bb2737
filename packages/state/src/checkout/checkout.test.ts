import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { settle } from '../testing/fakeClock.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { form, readyToOrder, regions } from '../testing/readyToOrder.ts';
import { beginCheckout } from './beginCheckout.ts';
import { checkoutSlice, type CheckoutStep } from './checkoutSlice.ts';
import { paymentOptions } from './paymentOptions.ts';
import { submitAddresses } from './submitAddresses.ts';
import { submitPaymentMethod, submitShippingMethod } from './submitMethods.ts';
import { submitOrder } from './submitOrder.ts';

const upi = paymentOptions.find(option => option.pg === 'razorpay' && option.id === 'upi') ?? paymentOptions[0]!;
const same = { sameAsShippingAddress: true } as const;
const { selectIsSubmitting, selectCheckoutError } = checkoutSlice.selectors;

const atCheckout = async () => openFilledShop({ sku: 'A', quantity: 1 });

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

it('begins in a browser that has saved nothing with no way to ship, and with nothing under way', () => {
  const shop = openShop();
  shop.dispatch(beginCheckout());
  const { availableShippingMethods, isFetchingShippingMethods, submitting } = shop.state().checkout;
  expect([availableShippingMethods, isFetchingShippingMethods, submitting]).toEqual([[], false, []]);
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

it('clears nothing of an order that is on its way: its button stays pressed, unlike those of the forms', async () => {
  const shop = await readyToOrder();
  shop.commerce.port.setShippingMethod = () => new Promise(() => {});
  void shop.dispatch(submitShippingMethod(flatRate));
  shop.commerce.port.placeOrder = () => new Promise(() => {});
  void shop.dispatch(submitOrder());
  await settle();
  expect(selectIsSubmitting(shop.state(), 'shippingMethod')).toBe(true);
  shop.dispatch(beginCheckout());
  expect(selectIsSubmitting(shop.state(), 'shippingMethod')).toBe(false);
  expect(selectIsSubmitting(shop.state(), 'order')).toBe(true);
});

it('sets and resets the receipt', () => {
  const shop = openShop();
  const receipt = { id: '1', number: '000000001', method: 'free', shippingAddress: null, email: null };
  shop.dispatch(checkoutSlice.actions.receiptSet(receipt));
  expect(checkoutSlice.selectors.selectReceipt(shop.state())).toEqual(receipt);
  shop.dispatch(checkoutSlice.actions.receiptReset());
  expect(checkoutSlice.selectors.selectReceipt(shop.state())).toBeNull();
});
