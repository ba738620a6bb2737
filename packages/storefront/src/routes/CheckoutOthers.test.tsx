import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, openCheckout } from '../testing/checkoutPage.tsx';

inFreshBrowser();

/** Unpaid, of a customer whose session has ended. */
const openOrder = {
  cartId: 'cart-of-asha',
  method: 'razorpay',
  customer: true,
  owner: 9,
  isOthers: true as const,
  shippingAddress: null,
  orderId: '12',
  orderNumber: '3000000012',
  since: Date.now(),
};

// Rule checkout-22.
it('is open to a guest with a cart of their own, whatever order of a customer waits in this browser', async () => {
  openCheckout(cartBackEnd([lamp]), { stored: { openOrder } });
  expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Continue to delivery' })).toBeTruthy();
  expect(screen.queryByText('At the gateway')).toBeNull();
});

it('is open to another customer', async () => {
  const { store } = openCheckout(cartBackEnd([lamp]), { signedIn: true, stored: { openOrder } });
  await waitFor(() => expect(store.getState().cart.details?.items).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Continue to delivery' })).toBeTruthy();
  expect(screen.queryByText('At the gateway')).toBeNull();
});

it('leads a guest without a cart to the payment, for it may be that customer', async () => {
  // As it is stored once the session has ended: without a cart.
  openCheckout(cartBackEnd([]), { stored: { cartId: '', openOrder } });
  expect(await screen.findByText('At the gateway')).toBeTruthy();
});
