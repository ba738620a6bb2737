import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenOrder, StoredValues } from '@shop/state';
import { cartBackEnd, problemError, type CartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './PaymentReturnPage.tsx';

const number = '3000000012';
const openOrder: OpenOrder = {
  cartId: 'cart-1',
  method: 'cashfree',
  customer: false,
  shippingAddress: null,
  orderId: '12',
  orderNumber: number,
  since: Date.now(),
};

async function arrive({
  status = 'SUCCESS',
  attempts = [],
  path = `/cashfree/checkout/success/${number}`,
  order = openOrder,
  stored = {},
  signedIn = false,
  prepare,
}: {
  status?: CartBackEnd['cashfree'];
  attempts?: CartBackEnd['attempts'];
  path?: string;
  order?: OpenOrder | null;
  stored?: Partial<StoredValues>;
  signedIn?: boolean;
  prepare?: (backEnd: CartBackEnd) => void;
} = {}) {
  const backEnd = cartBackEnd([{ sku: 'LAMP', name: 'Brass lamp', price: 599, quantity: 1 }]);
  await backEnd.port.placeOrder({ cartId: 'cart-1', method: order?.method ?? 'cashfree', billingAddress: {} as never });
  backEnd.cashfree = status;
  backEnd.attempts = attempts;
  prepare?.(backEnd);
  renderShop({
    backEnd,
    path,
    signedIn,
    stored: { ...stored, ...(order && { openOrder: order }) },
    routes: [
      { path: '/:gateway/checkout/success/:order', Component },
      { path: '/order-confirmation', element: <h1>Confirmed</h1> },
      { path: '/order-history/:id', element: <h1>The order</h1> },
    ],
  });
  return backEnd;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('return point of a gateway', () => {
  it('leads to the confirmation when the server says that it is paid', async () => {
    const backEnd = await arrive();
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('confirmCashfreePayment')).toBe(1);
  });

  it.each(['FAILED', 'CANCELLED', 'USER_DROPPED'] as const)(
    'gives the cart back and says so when the payment is %s',
    async status => {
      const backEnd = await arrive({ status });
      expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeTruthy();
      expect(screen.getByText(/Your cart is as you left it\./)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
      expect(screen.getByRole('link', { name: 'Pay in another way' }).getAttribute('href')).toBe('/checkout');
      expect(backEnd.count('restoreCart')).toBe(1);
    },
  );

  it('says honestly that the bank has not decided, and asks again on a press', async () => {
    const backEnd = await arrive({ status: 'PENDING', attempts: [{ id: '1', status: 'PENDING' }] });
    expect(await screen.findByText('Your bank has not confirmed the payment yet')).toBeTruthy();
    backEnd.cashfree = 'SUCCESS';
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('restoreCart')).toBe(0);
  });

  it('keeps the focus on the button while it asks again, and says what came of it', async () => {
    const backEnd = await arrive({ status: 'PENDING', attempts: [{ id: '1', status: 'PENDING' }] });
    const button = await screen.findByRole('button', { name: 'Check again' });
    const answer = Promise.withResolvers<void>();
    const { confirmCashfreePayment } = backEnd.graphql;
    backEnd.graphql['confirmCashfreePayment'] = async order => {
      await answer.promise;
      return confirmCashfreePayment!(order);
    };
    await userEvent.click(button);
    const news = await screen.findByText('Checking your payment…');
    expect(news.closest('[aria-live="polite"]')).toBeTruthy();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer.resolve();
    expect(await screen.findByText('Your bank has not confirmed the payment yet')).toBe(news);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('leads the focus to what came of it where the buttons go', async () => {
    const backEnd = await arrive({ status: 'PENDING', attempts: [{ id: '1', status: 'PENDING' }] });
    const button = await screen.findByRole('button', { name: 'Check again' });
    backEnd.cashfree = 'FAILED';
    await userEvent.click(button);
    const heading = await screen.findByRole('heading', { name: 'The payment did not go through' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  // Rule payment-07.
  it('does not believe the address: an unpaid Razorpay order is no success', async () => {
    await arrive({ path: `/razorpay/checkout/success/${number}`, order: { ...openOrder, method: 'razorpay' } });
    expect(await screen.findByRole('heading', { name: 'Your order waits for its payment' })).toBeTruthy();
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  // Rule payment-07.
  it.each([
    ['another order', '/cashfree/checkout/success/4711'],
    ['another gateway', `/razorpay/checkout/success/${number}`],
  ])('speaks only of the order of this browser, and leads to it, at the address of %s', async (_, path) => {
    const backEnd = await arrive({ path, status: 'PENDING', attempts: [{ id: '1', status: 'PENDING' }] });
    expect(await screen.findByRole('heading', { name: 'This payment is not open here' })).toBeTruthy();
    expect(screen.queryByText(/4711|has not confirmed/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the open payment' }).getAttribute('href')).toBe(
      `/cashfree/checkout/success/${number}`,
    );
    expect(backEnd.count('restoreCart')).toBe(0);
  });

  // Rule payment-23.
  describe('for an order that its customer placed in another browser', () => {
    const elsewhere = async (status: string, attempts: CartBackEnd['attempts'] = []) => {
      const backEnd = await arrive({
        path: `/razorpay/checkout/success/${number}`,
        order: { ...openOrder, cartId: '', method: 'razorpay', customer: true, isElsewhere: true },
        attempts,
        signedIn: true,
        prepare: shop => {
          // The cart of this browser has become no order.
          shop.order = null;
          shop.graphql['getPaidOrder'] = async () => ({ customer: { orders: { items: [{ id: 'MTI=', status }] } } });
        },
      });
      return backEnd;
    };

    it('offers to pay it or to leave it waiting, and leads back to it', async () => {
      const backEnd = await elsewhere('Pending');
      expect(await screen.findByRole('button', { name: 'Pay now' })).toBeTruthy();
      expect(screen.getByText(/your order keeps waiting/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /get my cart back/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Do not pay now' }));
      expect(await screen.findByRole('heading', { name: 'The order' })).toBeTruthy();
      expect(backEnd.count('restoreCart')).toBe(0);
    });

    it('offers nothing to pay while the bank is at an attempt of that browser', async () => {
      await elsewhere('Pending', [{ id: '1', status: 'PENDING' }]);
      expect(await screen.findByRole('heading', { name: 'Your bank has not confirmed the payment yet' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    });

    it('leads to the confirmation where it has been paid there', async () => {
      await elsewhere('Processing');
      expect(await screen.findByText('Confirmed')).toBeTruthy();
    });
  });

  it('shows after a reload how a payment ended', async () => {
    await arrive({ order: null, stored: { paymentEnd: { orderNumber: number, method: 'cashfree', why: 'refused' } } });
    expect(await screen.findByText(/^Your bank refused the payment\./)).toBeTruthy();
  });

  it('says what is known of the cause when the back end is away, and goes on by itself', async () => {
    const backEnd = await arrive({
      prepare: shop =>
        shop.fail('confirmCashfreePayment', problemError({ kind: 'unexpected', message: 'Internal server error' })),
    });
    expect(await screen.findByRole('heading', { name: 'We cannot see yet what became of your payment' })).toBeTruthy();
    expect(screen.getByText(/for it answers with an error/)).toBeTruthy();
    expect(screen.queryByText(/unexpected error|Internal/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    expect(screen.getByRole('timer')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('restoreCart')).toBe(0);
  });

  it('keeps the order when the server will not say, and offers to ask again', async () => {
    const backEnd = await arrive({
      prepare: shop => shop.fail('confirmCashfreePayment', problemError({ kind: 'rejected', message: 'Not now.' })),
    });
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(backEnd.count('restoreCart')).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });

  it('leads on when no order is open in this browser', async () => {
    await arrive({ order: null });
    expect(await screen.findByRole('heading', { name: 'This payment is not open here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find an order without an account' }).getAttribute('href')).toBe(
      '/guest-order',
    );
  });

  it('sends a customer whose session ended to sign in, and back here', async () => {
    await arrive({
      order: { ...openOrder, customer: true },
      prepare: shop =>
        shop.fail(
          'confirmCashfreePayment',
          problemError({ kind: 'forbidden', message: "The current customer isn't authorized." }),
        ),
    });
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe(
      `/sign-in?from=%2Fcashfree%2Fcheckout%2Fsuccess%2F${number}`,
    );
  });

  // Rule payment-06.
  it.each(['/paypal/checkout/success/12', '/razorpay/checkout/success/12x'])('is not found at %s', async path => {
    await arrive({ path });
    expect(
      await screen.findByText("Looks like the page you were hoping to find doesn't exist. Sorry about that."),
    ).toBeTruthy();
  });
});
