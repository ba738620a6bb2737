import { describe, expect, it } from 'vitest';
import { ProblemError } from '../problems.ts';
import { settle } from '../testing/fakeClock.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';
import { errorOf, progressOf, readyToOrder } from '../testing/readyToOrder.ts';

const MINUTE = 60_000;
const offline = Object.assign(new Error('Away.'), { problem: { kind: 'offline' } });

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
  ['no network', offline, 'We cannot reach the shop to see whether your order was placed.'],
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

it('says nothing of a lost answer while an order goes through', async () => {
  const shop = await readyToOrder();
  const seen = new Set<string>();
  shop.store.subscribe(() => seen.add(progressOf(shop)));
  await shop.dispatch(submitOrder());
  expect([...seen]).toEqual(['none', 'sending']);
});

it('goes on saying why nobody can see what became of an order while it is asked about again', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', { kind: 'rejected', message: 'Not now.' });
  await shop.dispatch(submitOrder());
  const said = errorOf(shop);
  shop.commerce.port.orderOfCart = () => new Promise(() => {});
  await shop.clock.pass(5000 + 8000);
  expect([progressOf(shop), errorOf(shop)]).toEqual(['unsettled', said]);
});

describe('an order whose answer is lost, and whose cart the server does not know any more', () => {
  const unknown = [
    { kind: 'invalid-cart', message: 'No such cart.' } as const,
    { kind: 'not-found', message: 'No.' } as const,
  ];

  it.each(unknown)('was not placed: a guest is told that the cart is gone, and has a new one (%j)', async gone => {
    const shop = await readyToOrder();
    shop.commerce.fail('placeOrder', lost);
    shop.commerce.fail('orderOfCart', gone);
    const message =
      'The shop no longer has your cart, so nothing was ordered. Please put your products into a new one.';
    const problem = { kind: 'invalid-cart', message };
    expect(await shop.dispatch(submitOrder())).toEqual({ status: 'failed', problem });
    expect([progressOf(shop), errorOf(shop), shop.persistence.get('openOrder')]).toEqual(['none', problem, undefined]);
    expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
  });

  it.each(unknown)('was not placed: a customer is told so (%j)', async gone => {
    const shop = await readyToOrder('cashondelivery', { customer: true });
    shop.commerce.fail('placeOrder', lost);
    shop.commerce.fail('orderOfCart', gone);
    expect(await shop.dispatch(submitOrder())).toMatchObject({
      status: 'failed',
      problem: { message: 'Your order was not placed. Your cart is as you left it.' },
    });
    expect(shop.persistence.get('openOrder')).toBeUndefined();
  });
});

// Rule cart-27.
it('lets go of a cart of another website, tells its customer so, and signs nobody out', async () => {
  const shop = await readyToOrder('cashondelivery', { customer: true });
  shop.commerce.customerCart = undefined;
  const message = "Can't assign cart to store in different website.";
  shop.commerce.fail('cartDetails', { kind: 'invalid-cart', message, isElsewhere: true });
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { message: expect.stringMatching(/^The shop no longer has your cart, so nothing was ordered/) },
  });
  expect(shop.state().user.isSignedIn).toBe(true);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
});

it('lets go of a cart that is gone also where the network goes right after', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('cartDetails', { kind: 'invalid-cart', message: 'No such cart.' });
  shop.commerce.fail('cartDetails', lost);
  await shop.dispatch(submitOrder());
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
});

it.each([
  ['knows no such cart', async () => Promise.reject(new ProblemError({ kind: 'not-found', message: 'No.' }))],
  ['knows of no order', async () => null],
])('keeps an order that was accepted and is to be paid where the server then %s, and asks again', async (_, answer) => {
  const shop = await readyToOrder('razorpay');
  const { orderOfCart } = shop.commerce.port;
  shop.commerce.port.orderOfCart = answer;
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'failed', problem: { kind: 'network' } });
  const { orderId } = shop.persistence.get('openOrder') ?? {};
  expect([progressOf(shop), orderId]).toEqual(['unsettled', String(shop.cart.order?.entity_id)]);
  shop.commerce.port.orderOfCart = orderOfCart;
  await shop.clock.pass(5000);
  expect(progressOf(shop)).toBe('awaiting-payment');
});

// Rule checkout-10.
const absent = { kind: 'rejected', message: 'Absent.', isAbsent: true } as const;
describe('a lost answer at a back end that cannot say which order came of a cart', () => {
  async function withoutLookup(when: 'before' | 'after') {
    const shop = await readyToOrder();
    shop.commerce.fail('orderOfCart', absent, 'before', 9);
    shop.commerce.fail('placeOrder', lost, when);
    return shop;
  }

  it('says that nothing was ordered where the cart is still open, and lets it go on', async () => {
    const shop = await withoutLookup('before');
    expect(await shop.dispatch(submitOrder())).toMatchObject({
      status: 'failed',
      problem: { message: 'Your order was not placed. Your cart is as you left it.' },
    });
    expect([progressOf(shop), shop.persistence.get('openOrder')]).toEqual(['none', undefined]);
    expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done' });
  });

  it('confirms the order without its number where the cart is closed', async () => {
    const shop = await withoutLookup('after');
    expect(await shop.dispatch(submitOrder())).toMatchObject({
      status: 'done',
      value: { kind: 'placed', receipt: { number: null, method: 'cashondelivery' } },
    });
    expect(shop.persistence.get('openOrder')).toBeUndefined();
  });

  it('finds out after a reload, too, as soon as somebody answers', async () => {
    const shop = await withoutLookup('after');
    shop.commerce.fail('checkCartAccess', lost, 'before', 4);
    const running = shop.dispatch(submitOrder());
    await shop.clock.pass(3000);
    await running;
    expect(progressOf(shop)).toBe('unsettled');
    shop.commerce.recover();
    shop.commerce.fail('orderOfCart', absent, 'before', 9);
    const next = shop.reopened();
    await next.start().ready;
    expect(next.state().checkout.receipt.order).toMatchObject({ number: null });
    expect(next.persistence.get('openOrder')).toBeUndefined();
  });

  it.each([
    ["The cart isn't active.", 'razorpay', 'unsettled'],
    ['The current user cannot perform operations on cart "x"', 'cashondelivery', 'unsettled'],
    ['Could not find a cart with ID "x"', 'cashondelivery', 'none'],
  ] as const)('decides by what is said of the cart, %j (%s): %s', async (message, method, progress) => {
    const shop = await readyToOrder(method);
    shop.commerce.fail('orderOfCart', absent, 'before', 9);
    shop.commerce.fail('placeOrder', lost, 'before');
    shop.commerce.fail('checkCartAccess', { kind: 'invalid-cart', message });
    await shop.dispatch(submitOrder());
    expect(progressOf(shop)).toBe(progress);
  });

  it('asks again by itself while the cart cannot be asked about', async () => {
    const shop = await withoutLookup('before');
    shop.commerce.fail('checkCartAccess', { kind: 'forbidden', message: 'No.' });
    await shop.dispatch(submitOrder());
    expect(progressOf(shop)).toBe('unsettled');
    await shop.clock.pass(MINUTE);
    expect([progressOf(shop), shop.state().cart.cartId]).toEqual(['none', shop.cart.id]);
  });

  it('says so when the cart takes long to be asked about', async () => {
    const shop = await withoutLookup('after');
    const answer = Promise.withResolvers<void>();
    const { checkCartAccess } = shop.commerce.port;
    shop.commerce.port.checkCartAccess = async cartId => answer.promise.then(() => checkCartAccess(cartId));
    const running = shop.dispatch(submitOrder());
    await shop.clock.pass(MINUTE);
    expect(progressOf(shop)).toBe('unsettled');
    answer.resolve();
    expect(await running).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  });
});

// Rule checkout-23.
describe('a cart that was ordered on another device', () => {
  const ordered = async (here: 'razorpay' | 'cashondelivery', there: string) => {
    const shop = await readyToOrder(here, { customer: true });
    await shop.commerce.port.placeOrder({ cartId: shop.cart.id, method: there, billingAddress: {} as never });
    return shop;
  };

  it('is confirmed as it was paid there, though a gateway was chosen here', async () => {
    const shop = await ordered('razorpay', 'cashondelivery');
    expect(await shop.dispatch(submitOrder({ items: [], total: 100 } as never))).toMatchObject({
      status: 'done',
      value: { kind: 'placed', receipt: { method: 'cashondelivery', bought: undefined } },
    });
    expect([shop.persistence.get('openOrder'), shop.persistence.get('lastPayment')]).toEqual([undefined, undefined]);
  });

  it('waits for its payment at the gateway, though cash on delivery was chosen here', async () => {
    const shop = await ordered('cashondelivery', 'razorpay');
    expect(await shop.dispatch(submitOrder())).toMatchObject({
      status: 'done',
      value: { kind: 'payment', order: { method: 'razorpay' } },
    });
    expect(progressOf(shop)).toBe('awaiting-payment');
  });

  it('is not paid twice where it was paid there', async () => {
    const shop = await ordered('razorpay', 'razorpay');
    shop.commerce.payment = 'paid';
    expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  });
});
