import { expect, it } from 'vitest';
import { actOnToast } from '../app/toastActions.ts';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { loadCart } from '../cart/loadCart.ts';
import { atGateway } from '../testing/atGateway.ts';
import { flatRate } from '../testing/fakeCommerce.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { isPlaced } from './openOrder.ts';
import { abandonPayment } from './resumeOrder.ts';
import { submitShippingMethod } from './submitMethods.ts';

const order = { cartId: 'cart-1', method: 'razorpay', customer: true, shippingAddress: null, since: 0 };

it.each([
  [{ orderId: '3', orderNumber: '000000003' }, true],
  [{ orderId: '3' }, false],
  [{ orderNumber: '000000003' }, false],
  [{}, false],
])('takes an order with %o for placed: %s', (known, placed) => {
  expect(isPlaced({ ...order, ...known })).toBe(placed);
});

it('refuses to change a cart whose order is open, and does not take it for invalid', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }))).toMatchObject({
    status: 'failed',
    problem: { message: 'A payment for this cart is still open. Finish it or cancel it first.' },
  });
  expect(await shop.dispatch(loadCart())).toEqual({ status: 'busy' });
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toMatchObject({ status: 'failed' });
  expect(shop.state().cart.cartId).toBe(shop.cart.id);
});

it('leads from a refusal to add to the payment that is open', async () => {
  const shop = await atGateway('razorpay');
  await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
  const [toast] = shop.state().toasts;
  expect(toast).toMatchObject({
    message: 'A payment for this cart is still open. Finish it or cancel it first.',
    actionText: 'Go to the payment',
  });
  shop.dispatch(actOnToast(toast?.id ?? ''));
  expect(shop.went).toEqual(['/checkout']);
});

it('locks the cart on every page from the order until it is given back', async () => {
  const shop = await atGateway('razorpay');
  const { selectIsCartOrdered } = checkoutSlice.selectors;
  expect(selectIsCartOrdered(shop.state())).toBe(true);
  await shop.dispatch(abandonPayment());
  expect(selectIsCartOrdered(shop.state())).toBe(false);
});
