import { expect, it } from 'vitest';
import { isPlaced } from './openOrder.ts';

const order = { cartId: 'cart-1', method: 'razorpay', customer: true, shippingAddress: null, since: 0 };

it.each([
  [{ orderId: '3', orderNumber: '000000003' }, true],
  [{ orderId: '3' }, false],
  [{ orderNumber: '000000003' }, false],
  [{}, false],
])('takes an order with %o for placed: %s', (known, placed) => {
  expect(isPlaced({ ...order, ...known })).toBe(placed);
});
