import { partNotLoaded } from '@shop/messages/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, openCheckout, typed, withoutLiveForm } from '../testing/checkoutPage.tsx';

inFreshBrowser();

// Rule checkout-20.
it('keeps what was typed and ticked before the code of the form came, and then does what it asks for', async () => {
  const bringLiveForm = withoutLiveForm();
  const backEnd = cartBackEnd([lamp]);
  openCheckout(backEnd);
  await userEvent.type(await screen.findByLabelText('First name'), 'Meera');
  const isSame = screen.getByLabelText<HTMLInputElement>('The bill goes to the same address');
  expect(isSame.checked).toBe(true);
  await userEvent.click(isSame);
  await userEvent.type(screen.getByLabelText('Pincode'), '560001');
  expect(await screen.findByText(partNotLoaded)).toBeTruthy();
  expect(backEnd.count('cityByPincode')).toBe(0);
  bringLiveForm();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Billing address' })).toBeTruthy();
  expect(isSame.checked).toBe(false);
  expect(typed('First name')).toEqual(['Meera', '']);
  await waitFor(() => expect(typed('City')).toEqual(['Bengaluru', '']));
});
