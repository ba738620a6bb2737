import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import { settle } from '../testing/fakeClock.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { readyToOrder } from '../testing/readyToOrder.ts';
import { beginCheckout } from './beginCheckout.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { paymentOptions } from './paymentOptions.ts';
import { getShippingMethods, submitPaymentMethod, submitShippingMethod } from './submitMethods.ts';

const upi = paymentOptions.find(option => option.pg === 'razorpay' && option.id === 'upi')!;
const wallet = paymentOptions.find(option => option.pg === 'razorpay' && option.id === 'wallet')!;
const line = { sku: 'A', quantity: 1 };

it('sends one call for each method that is chosen, and none for another option of the same gateway', async () => {
  const shop = await openFilledShop(line);
  await shop.dispatch(submitShippingMethod(flatRate));
  await shop.dispatch(submitPaymentMethod(upi));
  await shop.dispatch(submitPaymentMethod(wallet));
  expect(shop.commerce.names()).toEqual(['setShippingMethod', 'setPaymentMethod']);
  expect(shop.state().checkout.paymentData).toEqual({ option: 'wallet' });
});

it('shows the cart that is on its way when another option of the same gateway is chosen', async () => {
  const shop = await openFilledShop(line);
  await shop.dispatch(submitPaymentMethod(upi));
  shop.cart.coupon = 'SAVE10';
  const loading = shop.dispatch(loadCart());
  await shop.dispatch(submitPaymentMethod(wallet));
  await loading;
  expect(shop.state().cart.details?.applied_coupons).toEqual([{ code: 'SAVE10' }]);
});

it('asks again how the cart can be shipped', async () => {
  const shop = await openFilledShop(line);
  shop.cart.addressed = true;
  const asking = shop.dispatch(getShippingMethods());
  expect(shop.state().checkout.isFetchingShippingMethods).toBe(true);
  await asking;
  expect(shop.state().checkout).toMatchObject({
    isFetchingShippingMethods: false,
    availableShippingMethods: [flatRate],
  });
});

it('goes on offering the ways to ship that are known when nobody can say which there are now', async () => {
  const shop = (await readyToOrder()).reopened();
  shop.dispatch(beginCheckout());
  shop.commerce.fail('cartDetails', lost);
  expect(await shop.dispatch(getShippingMethods())).toEqual({ status: 'failed', problem: lost });
  expect(shop.state().checkout).toMatchObject({
    isFetchingShippingMethods: false,
    availableShippingMethods: [flatRate],
  });
});

it('goes on saying that it asks how the cart can be shipped while another step is rejected', async () => {
  const shop = await openFilledShop(line);
  shop.commerce.port.cartDetails = () => new Promise(() => {});
  void shop.dispatch(getShippingMethods());
  shop.commerce.fail('setPaymentMethod', lost);
  void shop.dispatch(submitPaymentMethod(upi));
  await settle();
  expect(checkoutSlice.selectors.selectCheckoutError(shop.state(), 'paymentMethod')).toEqual(lost);
  expect(shop.state().checkout.isFetchingShippingMethods).toBe(true);
});
