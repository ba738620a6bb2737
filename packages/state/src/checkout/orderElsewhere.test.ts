import { describe, expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { leave } from '../session/leave.ts';
import { progressOf, readyToOrder } from '../testing/readyToOrder.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { abandonPayment, confirmPayment, leaveUnpaid, resumeOrder } from './resumeOrder.ts';

const proof = { paymentId: 'pay_1', signature: 'abc' };
const MINUTE = 60_000;

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

  // Rule payment-16.
  it('leaves how this browser pays as it was: nobody knows which way was chosen there', async () => {
    const shop = await takenUp();
    const lastPayment = { code: 'cashfree', option: 'upi' };
    shop.persistence.set('lastPayment', lastPayment);
    shop.commerce.payment = 'paid';
    await shop.dispatch(confirmPayment(proof));
    expect(shop.persistence.get('lastPayment')).toEqual(lastPayment);
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
