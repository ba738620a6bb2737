import { partNotLoaded } from '@shop/messages/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, openCheckout, toPayment, typed, withoutLiveForm } from '../testing/checkoutPage.tsx';

inFreshBrowser();

// Rule checkout-20.
it('keeps what was typed over a reload although the code of the form never came', async () => {
  const bringLiveForm = withoutLiveForm();
  const { unmount } = openCheckout(cartBackEnd([lamp]));
  await userEvent.type(await screen.findByLabelText('First name'), 'Meera');
  await userEvent.type(screen.getByLabelText('E-mail'), 'meera@example.com');
  await screen.findByText(partNotLoaded);
  await userEvent.type(screen.getByLabelText('Last name'), 'Iyer');
  unmount();
  bringLiveForm();
  openCheckout(cartBackEnd([lamp]));
  await waitFor(() =>
    expect(['E-mail', 'First name', 'Last name'].flatMap(typed)).toEqual(['meera@example.com', 'Meera', 'Iyer']),
  );
});

// Rule checkout-25.
it('shows after a reload the address that was accepted, before the cart is known, and leaves the focus alone', async () => {
  sessionStorage.clear();
  const backEnd = cartBackEnd([lamp]);
  const { unmount } = openCheckout(backEnd);
  await toPayment();
  unmount();
  const { cartDetails } = backEnd.port;
  const answer = Promise.withResolvers<void>();
  backEnd.port.cartDetails = async id => {
    await answer.promise;
    return cartDetails(id);
  };
  openCheckout(backEnd);
  expect(await screen.findByText(/12 MG Road/)).toBeTruthy();
  expect(screen.queryByLabelText('Pincode')).toBeNull();
  answer.resolve();
  expect(await screen.findByLabelText(/Cash on delivery/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
