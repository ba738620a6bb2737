import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import { atGateway } from '../testing/atGateway.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { errorOf, progressOf, readyToOrder } from '../testing/readyToOrder.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { submitOrder } from './submitOrder.ts';

it('orders a cart whose lines stand elsewhere than the server lists them', async () => {
  const shop = await readyToOrder();
  shop.cart.lines.push({ uid: 'line-red', sku: 'RED', parentSku: 'SHIRT', quantity: 1 });
  await shop.dispatch(loadCart());
  shop.cart.lines.reverse();
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

// Rules checkout-09, checkout-11.
it('orders in order: shipping information, payment information, number, new cart', async () => {
  const shop = await readyToOrder();
  const events: string[] = [];
  shop.store.subscribe(() => {
    const { receipt, submitting } = shop.state().checkout;
    events.push([receipt.order ? 'receipt' : '', shop.state().cart.cartId ?? 'no cart', submitting.join()].join('|'));
  });
  const outcome = await shop.dispatch(submitOrder());
  expect(shop.commerce.names()).toEqual([
    'cartDetails',
    'saveShippingInformation',
    'placeOrder',
    'orderOfCart',
    'createCart',
  ]);
  expect(outcome).toMatchObject({
    status: 'done',
    value: { kind: 'placed', receipt: { number: shop.cart.order?.number } },
  });
  const afterReceipt = [...new Set(events.slice(events.findIndex(event => event.startsWith('receipt'))))];
  expect(afterReceipt).toEqual([
    `receipt|${shop.cart.id}|order`,
    'receipt|no cart|order',
    `receipt|${shop.state().cart.cartId}|order`,
    `receipt|${shop.state().cart.cartId}|`,
  ]);
});

// Rule checkout-09.
it('clears the stored checkout and forgets the cart once the order is accepted', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  for (const name of [
    'shipping_address',
    'billing_address',
    'paymentMethod',
    'shippingMethod',
    'availableShippingMethods',
    'openOrder',
  ] as const) {
    expect(shop.persistence.get(name)).toBeUndefined();
  }
  expect(shop.persistence.get('cartId')).not.toBe(shop.cart.id);
  expect(shop.state().checkout.receipt.order?.shippingAddress?.city).toBe('New Delhi');
  expect(shop.state().checkout.shippingAddress).toBeNull();
});

// Rule checkout-09.
it('accepts the order also when no new cart can be created', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('createCart', lost);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done' });
  expect([progressOf(shop), errorOf(shop)]).toEqual(['none', null]);
});

it('keeps the number for a reload of the confirmation, without personal data', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.storage.entries.get('M2_VENIA_BROWSER_PERSISTENCE__receipt')).not.toContain('Rao');
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.receipt.order).toMatchObject({ number: shop.cart.order?.number, shippingAddress: null });
});

// Rule checkout-13.
it('puts the receipt of the order before away when the next one is sent', async () => {
  const shop = await readyToOrder();
  shop.dispatch(
    checkoutSlice.actions.receiptSet({
      id: '1',
      number: '000000001',
      method: 'free',
      shippingAddress: null,
      email: null,
    }),
  );
  shop.commerce.fail('placeOrder', { kind: 'rejected', message: 'No.' });
  await shop.dispatch(submitOrder());
  expect(checkoutSlice.selectors.selectReceipt(shop.state())).toBeNull();
});

it('places one order on a double click', async () => {
  const shop = await readyToOrder();
  const [first, second] = await Promise.all([shop.dispatch(submitOrder()), shop.dispatch(submitOrder())]);
  expect([first?.status, second?.status]).toEqual(['done', 'busy']);
  expect(shop.commerce.count('placeOrder')).toBe(1);
});

it('asks about the payment instead of placing an order again that waits for it', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'payment' } });
  expect(shop.commerce.names()).toEqual(['paymentStatus']);
});

it('says why an order was refused, and lets the shopper try again', async () => {
  const shop = await readyToOrder();
  const reason = { kind: 'rejected', message: 'Some of the products are out of stock.' } as const;
  shop.commerce.fail('placeOrder', reason);
  expect(await shop.dispatch(submitOrder())).toEqual({ status: 'failed', problem: reason });
  expect([progressOf(shop), errorOf(shop), shop.persistence.get('openOrder')]).toEqual(['none', reason, undefined]);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done' });
});

it('rejects without placing when the shipping information is refused', async () => {
  const shop = await readyToOrder();
  const reason = {
    kind: 'rejected',
    message: 'The shipping address is missing. Set the address and try again.',
  } as const;
  shop.commerce.fail('saveShippingInformation', reason);
  expect(await shop.dispatch(submitOrder())).toEqual({ status: 'failed', problem: reason });
  expect([shop.commerce.count('placeOrder'), shop.commerce.count('orderOfCart')]).toEqual([0, 0]);
  const isOrdering = checkoutSlice.selectors.selectIsSubmitting(shop.state(), 'order');
  expect([progressOf(shop), errorOf(shop), isOrdering]).toEqual(['none', reason, false]);
});
