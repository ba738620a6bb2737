import { partNotLoaded } from '@shop/messages/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, openCheckout, typed, withoutLiveForm } from '../testing/checkoutPage.tsx';

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
