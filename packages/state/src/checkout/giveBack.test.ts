import { describe, expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { atGateway } from '../testing/atGateway.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { errorOf, progressOf } from '../testing/readyToOrder.ts';
import { abandonPayment, resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';

type Shop = Awaited<ReturnType<typeof atGateway>>;

const said = {
  closed: 'The payment was not made. Your cart is as you left it.',
  refused: 'Your bank refused the payment. Your cart is as you left it.',
};
const no = { kind: 'rejected', message: 'The order cannot be given back.' } as const;

/** The server does not give the cart back, for something has happened meanwhile. */
function refusingToRestore(shop: Shop, meanwhile: () => void) {
  shop.commerce.port.restoreCart = async () => {
    meanwhile();
    throw Object.assign(new Error(), { problem: no });
  };
}

it.each(['refused', 'closed'] as const)('gives the cart back after a payment that is %s, and keeps why', async why => {
  const shop = await atGateway('cashfree');
  shop.commerce.payment = why;
  const problem = { kind: 'rejected', message: said[why] };
  expect(await shop.dispatch(resumeOrder())).toEqual({ status: 'failed', problem });
  expect(errorOf(shop)).toEqual(problem);
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

it('gives the cart back when the window was closed', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'failed', problem: { message: said.closed } });
  expect(shop.commerce.names()).toEqual(['paymentStatus', 'restoreCart', 'cartDetails']);
  expect(shop.state().checkout.paymentEnd?.why).toBe('closed');
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(1);
});

it('completes the order when it is paid after all, although the window was closed', async () => {
  const shop = await atGateway('razorpay');
  if (shop.cart.order) shop.cart.order.status = 'processing';
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect(shop.commerce.count('restoreCart')).toBe(0);
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
  refusingToRestore(shop, () => {
    if (shop.cart.order) shop.cart.order.status = 'processing';
  });
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

it('starts a new cart when the server has cancelled the order without giving the cart back', async () => {
  const shop = await atGateway('razorpay');
  refusingToRestore(shop, () => {
    if (shop.cart.order) shop.cart.order.status = 'canceled';
  });
  expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'failed' });
  expect([shop.persistence.get('openOrder'), shop.commerce.count('createCart')]).toEqual([undefined, 1]);
  expect(shop.commerce.calls.filter(({ call }) => call === 'cartDetails').map(({ input }) => input)).toEqual([
    shop.state().cart.cartId,
  ]);
});

describe('a cart that the server refuses to give back', () => {
  it.each([
    ['the bank is at it by now', (shop: Shop) => void (shop.commerce.payment = 'pending')],
    ['nobody can say what became of the payment', (shop: Shop) => shop.commerce.fail('paymentStatus', lost)],
  ])('stays ordered where %s: the money may still come', async (_, meanwhile) => {
    const shop = await atGateway('razorpay');
    refusingToRestore(shop, () => meanwhile(shop));
    expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'done', value: { kind: 'pending' } });
    expect([progressOf(shop), shop.persistence.get('openOrder')?.isPending]).toEqual(['payment-pending', true]);
  });

  it('stays ordered where nothing is paid, is told why, and may still be paid', async () => {
    const shop = await atGateway('razorpay');
    refusingToRestore(shop, () => {});
    expect(await shop.dispatch(abandonPayment())).toEqual({ status: 'failed', problem: no });
    expect([progressOf(shop), errorOf(shop), shop.persistence.get('openOrder')?.orderNumber]).toEqual([
      'awaiting-payment',
      no,
      shop.number,
    ]);
  });

  it.each([
    ['another tab has it back already', async () => null],
    ['nobody says whether it is still ordered', async () => Promise.reject(new Error('No answer.'))],
  ])('is kept here where %s', async (_, orderOfCart) => {
    const shop = await atGateway('razorpay');
    refusingToRestore(shop, () => {
      Object.assign(shop.cart, { active: true, order: null });
    });
    shop.commerce.gateways.status = async () => 'closed';
    shop.commerce.port.orderOfCart = orderOfCart;
    await shop.dispatch(abandonPayment());
    expect([shop.state().cart.cartId, cartSlice.selectors.selectItemCount(shop.state())]).toEqual([shop.cart.id, 1]);
    expect(shop.commerce.count('createCart')).toBe(0);
  });
});
