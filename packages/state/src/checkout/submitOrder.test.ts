import { actOnToast } from '../app/toastActions.ts';
import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { setToken } from '../session/setToken.ts';
import { settle } from '../testing/fakeClock.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import type { AddressForm } from './formatAddress.ts';
import { paymentOptions, type PaymentGroup } from './paymentOptions.ts';
import { resumeOrder } from './resumeOrder.ts';
import { submitAddresses } from './submitAddresses.ts';
import { submitPaymentMethod, submitShippingMethod } from './submitMethods.ts';
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
const MINUTE = 60_000;

/** A shop whose shopper has filled in the checkout. */
async function readyToOrder(pg: PaymentGroup = 'cashondelivery', { customer = false } = {}) {
  const shop = openShop();
  if (customer) {
    shop.commerce.signedIn = true;
    shop.dispatch(setToken('t'));
  }
  const cart = shop.commerce.open(customer ? 'customer' : 'guest', [{ sku: 'A', quantity: 1 }]);
  shop.commerce.customerCart = cart.id;
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  const option = paymentOptions.find(other => other.pg === pg);
  await shop.dispatch(submitAddresses({ shipping: form, billing: { sameAsShippingAddress: true } }, regions));
  await shop.dispatch(submitShippingMethod(flatRate));
  if (option) await shop.dispatch(submitPaymentMethod(option));
  shop.commerce.calls.splice(0);
  return { ...shop, cart };
}

const progressOf = ({ state }: Pick<ReturnType<typeof openShop>, 'state'>) =>
  checkoutSlice.selectors.selectOrderProgress(state());
const errorOf = ({ state }: Pick<ReturnType<typeof openShop>, 'state'>) =>
  checkoutSlice.selectors.selectCheckoutError(state(), 'order');

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

it("sends the addresses, the method and a guest's e-mail", async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.calls.find(({ call }) => call === 'saveShippingInformation')?.input).toMatchObject({
    cartId: shop.cart.id,
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    shippingAddress: { region_id: 542 },
    billingAddress: { region_id: 542 },
  });
  expect(shop.commerce.calls.find(({ call }) => call === 'placeOrder')?.input).toMatchObject({
    method: 'cashondelivery',
    email: 'asha@example.com',
    billingAddress: { city: 'New Delhi' },
  });
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

it.each([
  ['shipping_address', 'shippingAddress'],
  ['shippingMethod', 'shippingMethod'],
  ['billing_address', 'billingAddress'],
  ['paymentMethod', 'paymentMethod'],
] as const)('sends nothing while %s is missing', async (name, what) => {
  const shop = await readyToOrder();
  shop.persistence.remove(name);
  const { readSavedCheckout } = await import('./savedCheckout.ts');
  shop.dispatch(checkoutSlice.actions.begun(readSavedCheckout(shop.persistence)));
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    problem: { message: `Missing required information: ${what}` },
  });
  expect(shop.commerce.names()).toEqual([]);
});

// Rule checkout-11.
it('asks for no shipping when nothing is delivered', async () => {
  const shop = await readyToOrder();
  shop.commerce.virtual = true;
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done' });
  expect(shop.commerce.count('saveShippingInformation')).toBe(0);
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
  expect(shop.commerce.count('placeOrder')).toBe(0);
});

// Rule checkout-10.
it('settles a lost answer by asking for the order, and never sends it again', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { kind: 'placed', receipt: { number: shop.cart.order?.number } },
  });
  expect(shop.commerce.count('placeOrder')).toBe(1);
});

it('tells that it was not placed when the cart is still active after a lost answer', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'before');
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { message: 'Your order was not placed. Your cart is as you left it.' },
  });
  expect([shop.state().cart.cartId, shop.persistence.get('openOrder')]).toEqual([shop.cart.id, undefined]);
});

it('takes a cart that another tab has ordered for that order', async () => {
  const shop = await readyToOrder();
  await shop.commerce.port.placeOrder({ cartId: shop.cart.id, method: 'cashondelivery', billingAddress: {} as never });
  shop.commerce.port.saveShippingInformation = async () => undefined;
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { receipt: { number: shop.cart.order?.number } },
  });
});

it('shows that it is checking while the server is down, and completes when it is back', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 2);
  const running = shop.dispatch(submitOrder());
  await settle();
  expect(progressOf(shop)).toBe('checking');
  await shop.clock.pass(3000);
  expect(await running).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect([shop.commerce.count('placeOrder'), shop.commerce.count('orderOfCart')]).toEqual([1, 3]);
});

// Rule checkout-10.
it.each([
  ['no answer', lost, 'We cannot reach the shop to see whether your order was placed.'],
  [
    'HTML with status 500, or an error of the server',
    { kind: 'unexpected', message: 'Internal server error' } as const,
    'The shop answers with an error, so we cannot see whether your order was placed.',
  ],
  [
    'a refusal',
    { kind: 'rejected', message: 'Not now.' } as const,
    'The shop answers with an error, so we cannot see whether your order was placed.',
  ],
])(
  'tells in seconds that it cannot see what became of an order (%s), and asks until it does',
  async (_, fault, said) => {
    const shop = await readyToOrder();
    shop.commerce.fail('placeOrder', lost, 'after');
    shop.commerce.fail('orderOfCart', fault, 'before', 30);
    const running = shop.dispatch(submitOrder());
    await shop.clock.pass(3000);
    expect(await running).toMatchObject({ status: 'failed', problem: { kind: 'network' } });
    for (let second = 0; second < 20; second += 1) {
      expect(progressOf(shop)).toBe('unsettled');
      expect(errorOf(shop)).toMatchObject({
        message: `${said} Nothing is lost, and it will not be ordered twice.`,
      });
      await shop.clock.pass(1000);
    }
    expect(shop.persistence.get('openOrder')).toMatchObject({ cartId: shop.cart.id });
    shop.commerce.recover();
    await shop.clock.pass(MINUTE);
    expect(shop.state().checkout.receipt.order?.number).toBe(shop.cart.order?.number);
    expect(shop.commerce.count('placeOrder')).toBe(1);
  },
);

it('tells so too while a question hangs', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.port.orderOfCart = () => new Promise(() => {});
  void shop.dispatch(submitOrder());
  await shop.clock.pass(8000);
  expect(progressOf(shop)).toBe('unsettled');
});

it('settles an order by itself when the device is online again', async () => {
  const shop = await readyToOrder();
  shop.start();
  await settle();
  shop.goOnline(false);
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  const running = shop.dispatch(submitOrder());
  await shop.clock.pass(MINUTE);
  await running;
  shop.goOnline(true);
  await expect.poll(() => shop.state().checkout.receipt.order?.number).toBe(shop.cart.order?.number);
});

it('finds out after a reload what became of an order, and sends nothing', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  void shop.dispatch(submitOrder());
  await shop.clock.pass(500);
  shop.commerce.recover();
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.receipt.order?.number).toBe(shop.cart.order?.number);
  expect(next.persistence.get('cartId')).not.toBe(shop.cart.id);
  expect(shop.commerce.count('placeOrder')).toBe(1);
});

it('refuses to change a cart whose order is open, and does not take it for invalid', async () => {
  const shop = await readyToOrder('razorpay');
  await shop.dispatch(submitOrder());
  expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }))).toMatchObject({
    status: 'failed',
    problem: { message: 'A payment for this cart is still open. Finish it or cancel it first.' },
  });
  expect(await shop.dispatch(loadCart())).toEqual({ status: 'busy' });
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toMatchObject({ status: 'failed' });
  expect(shop.state().cart.cartId).toBe(shop.cart.id);
});

it('leads from a refusal to add to the payment that is open', async () => {
  const shop = await readyToOrder('razorpay');
  await shop.dispatch(submitOrder());
  await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
  const [toast] = shop.state().toasts;
  expect(toast).toMatchObject({
    message: 'A payment for this cart is still open. Finish it or cancel it first.',
    actionText: 'Go to the payment',
  });
  shop.dispatch(actOnToast(toast?.id ?? ''));
  expect(shop.went).toEqual(['/checkout']);
});

it("leaves a customer's open order alone while nobody is signed in", async () => {
  const shop = await readyToOrder('razorpay', { customer: true });
  await shop.dispatch(submitOrder());
  shop.persistence.remove('signin_token');
  const next = shop.reopened();
  await next.start().ready;
  expect(await next.dispatch(resumeOrder())).toEqual({ status: 'busy' });
  expect(next.persistence.get('openOrder')).toMatchObject({ customer: true });
});

it('ends the session when the server calls it expired at the order', async () => {
  const shop = await readyToOrder('cashondelivery', { customer: true });
  const expired = { kind: 'session-expired', message: "The consumer isn't authorized to access self." } as const;
  shop.commerce.fail('placeOrder', expired);
  shop.commerce.fail('orderOfCart', expired);
  expect(await shop.dispatch(submitOrder())).toEqual({ status: 'failed', problem: expired });
  expect([shop.state().user.isSignedIn, shop.went, shop.persistence.get('openOrder')]).toEqual([
    false,
    ['reload'],
    undefined,
  ]);
});

it('keeps the receipt for half an hour, not longer', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  await shop.clock.pass(30 * MINUTE);
  expect(shop.persistence.get('receipt')).toBeDefined();
  await shop.clock.pass(1);
  expect(shop.persistence.get('receipt')).toBeUndefined();
});

it('forgets cached private answers after an order: orders and coins have changed', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.evictions).toBe(1);
});

it('completes without a number when the order is known but the server cannot be asked for it', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  const running = shop.dispatch(submitOrder());
  await shop.clock.pass(MINUTE);
  expect(await running).toMatchObject({
    status: 'done',
    value: { receipt: { id: String(shop.cart.order?.entity_id), number: null } },
  });
});

it('starts a new cart, and places nothing, when the cart is gone before the order', async () => {
  const shop = await readyToOrder();
  shop.cart.active = false;
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { kind: 'invalid-cart', message: expect.stringContaining('so nothing was ordered') },
  });
  expect(errorOf(shop)?.kind).toBe('invalid-cart');
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
  expect(shop.commerce.count('placeOrder')).toBe(0);
});

it('orders only the cart that the shopper saw: after a change elsewhere the next press orders', async () => {
  const shop = await readyToOrder();
  shop.cart.lines.push({ uid: 'other-tab', sku: 'B', quantity: 5 });
  const changed = 'Your cart has changed meanwhile, so nothing was ordered. Please look at it and at the amount again.';
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'failed', problem: { message: changed } });
  expect([shop.commerce.count('placeOrder'), shop.persistence.get('openOrder'), progressOf(shop)]).toEqual([
    0,
    undefined,
    'none',
  ]);
  expect(shop.state().cart.details?.items).toHaveLength(2);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

it('orders nothing at an amount that the shopper did not see', async () => {
  const shop = await readyToOrder();
  shop.commerce.price = 250;
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'failed' });
  expect([shop.commerce.count('placeOrder'), shop.state().cart.details?.prices?.grand_total?.value]).toEqual([0, 250]);
});

it('sends the total that was shown with the order', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.calls.find(({ call }) => call === 'placeOrder')?.input).toMatchObject({ grandTotal: 100 });
});

it('orders nothing when the total changes while it is being placed, tells the new one, and orders that', async () => {
  const shop = await readyToOrder();
  shop.commerce.afterShippingInformation = () => void (shop.commerce.price = 200);
  const message = 'The total is now ₹200, so nothing was ordered. Please look at it and order again.';
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { kind: 'rejected', message },
  });
  expect([shop.cart.order, shop.persistence.get('openOrder'), progressOf(shop), errorOf(shop)?.kind]).toEqual([
    null,
    undefined,
    'none',
    'rejected',
  ]);
  expect(shop.state().cart.details?.prices?.grand_total?.value).toBe(200);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

it('compares the total itself where the back end does not: what shipping information brings is not what was shown', async () => {
  const shop = await readyToOrder();
  const { port } = shop.commerce;
  const save = port.saveShippingInformation.bind(port);
  port.saveShippingInformation = async input => {
    shop.commerce.price = 250;
    return save(input);
  };
  const outcome = await shop.dispatch(submitOrder());
  expect(outcome).toMatchObject({ problem: { message: expect.stringContaining('Your cart has changed meanwhile') } });
  expect([
    shop.commerce.count('placeOrder'),
    shop.state().cart.details?.prices?.grand_total?.value,
    progressOf(shop),
  ]).toEqual([0, 250, 'none']);
});

it('orders where shipping information is summed up otherwise than the cart, which is as it was shown', async () => {
  const shop = await readyToOrder();
  shop.commerce.port.saveShippingInformation = async () => 99.5;
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect(shop.commerce.count('cartDetails')).toBe(2);
});
