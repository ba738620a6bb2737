import { partNotLoaded } from '@shop/messages/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { fillAddress, inFreshBrowser, lamp, openCheckout, withoutLiveForm } from '../testing/checkoutPage.tsx';

inFreshBrowser();

it('says that the rules of the address could not be fetched, keeps what was typed, and asks for them again', async () => {
  const bringLiveForm = withoutLiveForm();
  openCheckout(cartBackEnd([lamp]));
  await fillAddress();
  const send = screen.getByRole('button', { name: 'Continue to delivery' });
  await userEvent.click(send);
  expect(await screen.findByText(partNotLoaded)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Meera');
  bringLiveForm();
  await userEvent.click(send);
  expect(await screen.findByLabelText(/Cash on delivery/)).toBeTruthy();
});
