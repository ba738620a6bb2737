import { gatewayCodes } from '@shop/variant';
import { describe, expect, it, vi } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { leave } from '../session/leave.ts';
import { atGateway } from '../testing/atGateway.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { progressOf, readyToOrder } from '../testing/readyToOrder.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { abandonPayment, confirmPayment, leaveUnpaid, resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';

const proof = { paymentId: 'pay_1', signature: 'abc' };
const MINUTE = 60_000;

it.each(gatewayCodes)('keeps cart, method, number and id of an order that is to be paid at %s', async pg => {
  const shop = await atGateway(pg);
  const open = {
    cartId: shop.cart.id,
    method: pg,
    orderNumber: shop.number,
    orderId: String(shop.cart.order?.entity_id),
    customer: false,
  };
  expect(shop.placed).toMatchObject({ status: 'done', value: { kind: 'payment', order: open } });
  expect(shop.persistence.get('openOrder')).toMatchObject(open);
  expect(progressOf(shop)).toBe('awaiting-payment');
  expect(shop.state().checkout.receipt.order).toBeNull();
});

it('completes an order whose proof the server accepts', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(confirmPayment(proof))).toMatchObject({
    status: 'done',
    value: { kind: 'placed', receipt: { number: shop.number } },
  });
  expect(shop.commerce.calls[0]).toMatchObject({ call: 'paymentStatus', input: { orderNumber: shop.number, proof } });
  expect([shop.persistence.get('openOrder'), progressOf(shop)]).toEqual([undefined, 'none']);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
});

// Rule payment-07.
it('asks the server about the order of this browser, whatever the address says', async () => {
  const shop = await atGateway('cashfree');
  shop.commerce.payment = 'paid';
  const back = shop.reopened({ path: '/cashfree/checkout/success/999999999' });
  await back.start().ready;
  expect(back.state().checkout.receipt.order?.number).toBe(shop.number);
  expect(shop.commerce.calls.find(({ call }) => call === 'paymentStatus')?.input).toMatchObject({
    orderNumber: shop.number,
    cartId: shop.cart.id,
  });
});

it.each(['refused', 'closed'] as const)('gives the cart back after a payment that is %s, and keeps why', async why => {
  const shop = await atGateway('cashfree');
  shop.commerce.payment = why;
  expect(await shop.dispatch(resumeOrder())).toMatchObject({
    status: 'failed',
    problem: {
      message:
        why === 'closed'
          ? 'The payment was not made. Your cart is as you left it.'
          : 'Your bank refused the payment. Your cart is as you left it.',
    },
  });
  expect(shop.commerce.calls.find(({ call }) => call === 'restoreCart')?.input).toMatchObject({
    orderNumber: shop.number,
    cartId: shop.cart.id,
  });
  expect([shop.state().cart.cartId, cartSlice.selectors.selectItemCount(shop.state())]).toEqual([shop.cart.id, 1]);
  expect([progressOf(shop), shop.persistence.get('openOrder')]).toEqual(['none', undefined]);
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.paymentEnd).toEqual({ orderNumber: shop.number, method: 'cashfree', why });
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'payment' } });
});

describe('a payment that the bank leaves open', () => {
  // Rule payment-10.
  it('stays pending over a reload and the checkout, and is not offered to be paid again', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    expect(await shop.dispatch(resumeOrder())).toMatchObject({ status: 'done', value: { kind: 'pending' } });
    await shop.clock.pass(31 * MINUTE);
    const next = shop.reopened();
    await next.start().ready;
    expect([progressOf(next), shop.commerce.count('restoreCart')]).toEqual(['payment-pending', 0]);
    expect(await next.dispatch(submitOrder())).toMatchObject({ status: 'failed' });
    expect(progressOf(next)).toBe('payment-pending');
  });

  // Rule payment-11.
  it('is asked about by itself with growing pauses, and tells when it was and will be asked', async () => {
    const shop = await atGateway('cashfree');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    const now = shop.clock.now();
    expect(shop.state().checkout.asked).toEqual({ last: now, next: now + 5000 });
    for (const [pause, questions] of [
      [4999, 1],
      [1, 2],
      [5000, 3],
      [10_000, 4],
      [20_000, 5],
      [30_000, 6],
      [30_000, 7],
    ] as const) {
      await shop.clock.pass(pause);
      expect([shop.commerce.count('paymentStatus'), progressOf(shop)]).toEqual([questions, 'payment-pending']);
    }
    shop.commerce.payment = 'paid';
    await shop.clock.pass(30_000);
    expect(shop.state().checkout.receipt.order?.number).toBe(shop.number);
    expect(shop.state().checkout.asked).toBeNull();
  });

  it('ends as refused when the bank refuses it', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    shop.commerce.payment = 'refused';
    await shop.clock.pass(5000);
    expect([progressOf(shop), shop.state().checkout.paymentEnd]).toMatchObject(['none', { why: 'refused' }]);
    expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(1);
  });

  it('is not given back while the bank is at it, however it is asked for', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    expect(await shop.dispatch(abandonPayment())).toMatchObject({ value: { kind: 'pending' } });
    expect([progressOf(shop), shop.commerce.count('restoreCart')]).toEqual(['payment-pending', 0]);
  });

  it('may be paid again once the gateway has nothing of it', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    shop.commerce.payment = 'unpaid';
    await shop.clock.pass(5000);
    expect(progressOf(shop)).toBe('awaiting-payment');
  });
});

it('gives the cart back when the window was closed', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'failed' });
  expect(shop.commerce.names()).toEqual(['paymentStatus', 'restoreCart', 'cartDetails']);
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(1);
});

it('completes the order when it is paid after all, although the window was closed', async () => {
  const shop = await atGateway('razorpay');
  if (shop.cart.order) shop.cart.order.status = 'processing';
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect(shop.commerce.count('restoreCart')).toBe(0);
});

it('keeps the proof while the server is down, says so, and gives it again', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.fail('paymentStatus', lost);
  expect(await shop.dispatch(confirmPayment(proof))).toEqual({ status: 'failed', problem: lost });
  expect(progressOf(shop)).toBe('payment-unknown');
  await shop.clock.pass(5000);
  expect(shop.state().checkout.receipt.order?.number).toBe(shop.number);
});

it.each([
  [{ kind: 'unexpected', message: 'Sorry! An unexpected error occurred.' } as const, /answers with an error/],
  [{ kind: 'forbidden', message: 'Sign in first.' } as const, /^Sign in first\.$/],
])('says what is known of the cause when nobody can say what became of the payment: %j', async (problem, said) => {
  const shop = await atGateway('razorpay');
  shop.commerce.fail('paymentStatus', problem);
  const outcome = await shop.dispatch(resumeOrder());
  expect(outcome).toMatchObject({ status: 'failed', problem: { message: expect.stringMatching(said) } });
  expect(progressOf(shop)).toBe('payment-unknown');
});

it('tells the shopper that the answer takes long, instead of turning on', async () => {
  const shop = await atGateway('razorpay');
  const answer = Promise.withResolvers<'paid'>();
  shop.commerce.gateways.status = () => answer.promise;
  const asking = shop.dispatch(resumeOrder());
  await shop.clock.pass(8000);
  expect(progressOf(shop)).toBe('payment-unknown');
  answer.resolve('paid');
  expect(await asking).toMatchObject({ value: { kind: 'placed' } });
});

it('keeps everything when the cart cannot be given back, and tries again on request', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.fail('restoreCart', lost);
  expect(await shop.dispatch(abandonPayment())).toEqual({ status: 'failed', problem: lost });
  expect([progressOf(shop), shop.persistence.get('openOrder')?.orderNumber]).toEqual(['payment-unknown', shop.number]);
  await shop.dispatch(abandonPayment());
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(1);
});

it('lets a payment that arrives while the cart is given back win', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.port.restoreCart = async () => {
    if (shop.cart.order) shop.cart.order.status = 'processing';
    throw Object.assign(new Error(), { problem: { kind: 'rejected', message: 'The order is paid.' } });
  };
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

it('leaves an open payment alone at the next visit, for it may be going on in another tab', async () => {
  const shop = await atGateway('razorpay');
  await shop.clock.pass(30 * MINUTE);
  const next = shop.reopened();
  await next.start().ready;
  expect([progressOf(next), shop.commerce.count('restoreCart'), next.state().cart.cartId]).toEqual([
    'awaiting-payment',
    0,
    null,
  ]);
});

it('gives the cart back at a visit more than half an hour later', async () => {
  const shop = await atGateway('razorpay');
  await shop.clock.pass(30 * MINUTE + 1);
  const next = shop.reopened();
  await next.start().ready;
  expect([shop.commerce.count('restoreCart'), cartSlice.selectors.selectItemCount(next.state())]).toEqual([1, 1]);
});

it('asks again when the page comes back out of the back/forward cache', async () => {
  const shop = await atGateway('cashfree');
  shop.start();
  shop.commerce.payment = 'refused';
  shop.restored();
  await expect.poll(() => shop.commerce.count('restoreCart')).toBe(1);
});

it('says so when there is no open payment in this browser', async () => {
  expect(await openShop().dispatch(resumeOrder())).toMatchObject({
    status: 'failed',
    problem: { kind: 'not-found' },
  });
});

describe('an order that this tab waits for and another tab has settled', () => {
  const waiting = async (heard: 'paid' | 'refused') => {
    const shop = await atGateway('cashfree');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    expect(progressOf(shop)).toBe('payment-pending');
    const other = shop.reopened();
    shop.commerce.payment = heard;
    await other.start().ready;
    return shop;
  };

  it('is confirmed where it was paid', async () => {
    const shop = await waiting('paid');
    expect(await shop.dispatch(resumeOrder())).toMatchObject({
      status: 'done',
      value: { kind: 'placed', receipt: { number: shop.number } },
    });
    expect([shop.state().checkout.openOrder, progressOf(shop)]).toEqual([null, 'none']);
  });

  it('is told why it was not paid, by whichever button', async () => {
    const shop = await waiting('refused');
    expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'failed' });
    expect(shop.state().checkout).toMatchObject({
      openOrder: null,
      progress: 'none',
      paymentEnd: { why: 'refused', orderNumber: shop.number },
    });
  });
});

it('starts a new cart when the server has cancelled the order without giving the cart back', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.port.restoreCart = async () => {
    if (shop.cart.order) shop.cart.order.status = 'canceled';
    throw Object.assign(new Error(), { problem: { kind: 'rejected', message: 'The order is cancelled.' } });
  };
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'failed' });
  expect([shop.persistence.get('openOrder'), shop.commerce.count('createCart')]).toEqual([undefined, 1]);
  expect(shop.commerce.calls.filter(({ call }) => call === 'cartDetails').map(({ input }) => input)).toEqual([
    shop.state().cart.cartId,
  ]);
});

it('gives an order whose payment is open back to its cart before the shopper signs out', async () => {
  const shop = await atGateway('razorpay');
  await shop.dispatch(leave());
  expect([shop.cart.active, shop.cart.order]).toEqual([true, null]);
  expect([shop.storage.entries.size, shop.went]).toEqual([0, ['reload']]);
  expect(shop.commerce.names().indexOf('restoreCart')).toBeLessThan(shop.commerce.names().indexOf('revokeToken'));
});

it('gives nothing back at sign-out that is paid', async () => {
  const shop = await atGateway('razorpay');
  if (shop.cart.order) shop.cart.order.status = 'processing';
  await shop.dispatch(leave());
  expect([shop.commerce.count('restoreCart'), shop.cart.order?.status, shop.storage.entries.size]).toEqual([
    0,
    'processing',
    0,
  ]);
});

it('signs out in a few seconds when nobody answers, and keeps on record what to ask for later, without who ordered', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.gateways.status = () => new Promise(() => {});
  const leaving = shop.dispatch(leave());
  await vi.dynamicImportSettled();
  await shop.clock.pass(8000);
  await leaving;
  expect(shop.persistence.get('openOrder')).toMatchObject({
    cartId: shop.cart.id,
    orderNumber: shop.number,
    shippingAddress: null,
  });
  expect([...shop.storage.entries.values()].join()).not.toMatch(/Rao|asha@example/);
});

// Rule payment-23.
describe('an order that its customer placed in another browser', () => {
  /** Taken up here, where the customer has another cart. */
  async function takenUp() {
    const shop = await readyToOrder('razorpay', { customer: true });
    const order = {
      cartId: '',
      method: 'razorpay',
      customer: true,
      shippingAddress: null,
      orderId: '9',
      orderNumber: '000000009',
      isElsewhere: true as const,
      since: shop.clock.now(),
    };
    shop.dispatch(checkoutSlice.actions.openOrderChanged(order));
    // No cart of this browser became it.
    shop.commerce.gateways.status = async () => shop.commerce.payment ?? 'unpaid';
    await shop.dispatch(resumeOrder());
    return shop;
  }
  const isCartOrdered = ({ state }: Awaited<ReturnType<typeof takenUp>>) =>
    checkoutSlice.selectors.selectIsCartOrdered(state());

  it('may be paid once the gateway says that nothing is under way, and locks no cart', async () => {
    const shop = await takenUp();
    expect([progressOf(shop), isCartOrdered(shop)]).toEqual(['awaiting-payment', false]);
    const next = shop.reopened();
    await next.start().ready;
    expect([progressOf(next), next.state().cart.cartId, isCartOrdered(shop)]).toEqual([
      'awaiting-payment',
      shop.cart.id,
      false,
    ]);
  });

  it('is not offered to be paid while the bank has not decided about a payment of that browser', async () => {
    const shop = await takenUp();
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    expect(progressOf(shop)).toBe('payment-pending');
  });

  it('goes on waiting when the window is closed', async () => {
    const shop = await takenUp();
    await shop.dispatch(abandonPayment());
    expect([progressOf(shop), shop.commerce.count('restoreCart')]).toEqual(['awaiting-payment', 0]);
  });

  it.each([
    ['it is left unpaid', async (shop: Awaited<ReturnType<typeof takenUp>>) => shop.dispatch(leaveUnpaid())],
    [
      'half an hour has passed',
      async (shop: Awaited<ReturnType<typeof takenUp>>) => {
        await shop.clock.pass(30 * MINUTE + 1);
        return shop.dispatch(resumeOrder());
      },
    ],
    ['the customer signs out', async (shop: Awaited<ReturnType<typeof takenUp>>) => shop.dispatch(leave())],
  ])('is let go of when %s, and nothing is given back', async (_, act) => {
    const shop = await takenUp();
    await act(shop);
    expect([progressOf(shop), shop.persistence.get('openOrder'), shop.commerce.count('restoreCart')]).toEqual([
      'none',
      undefined,
      0,
    ]);
  });

  it('is thanked for when it is paid, and the cart of this browser stays', async () => {
    const shop = await takenUp();
    shop.commerce.payment = 'paid';
    await shop.dispatch(confirmPayment(proof));
    expect(shop.state().checkout.receipt.order?.number).toBe('000000009');
    expect([shop.state().cart.cartId, cartSlice.selectors.selectItemCount(shop.state())]).toEqual([shop.cart.id, 1]);
  });

  it('asks which cart it is now when the bank refuses and the order goes back', async () => {
    const shop = await takenUp();
    shop.commerce.port.restoreCart = async () => {
      shop.cart.active = false;
      shop.commerce.customerCart = shop.commerce.open('customer', [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 1 },
      ]).id;
    };
    shop.commerce.payment = 'refused';
    await shop.dispatch(resumeOrder());
    expect([shop.state().cart.cartId, cartSlice.selectors.selectItemCount(shop.state())]).toEqual([
      shop.commerce.customerCart,
      2,
    ]);
    expect([shop.state().user.isSignedIn, shop.state().checkout.paymentEnd?.why]).toEqual([true, 'refused']);
  });
});
