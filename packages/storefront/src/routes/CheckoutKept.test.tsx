import { partNotLoaded } from '@shop/messages/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, openCheckout } from '../testing/checkoutPage.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('../features/checkout/LiveForm.tsx', async load => {
  if (!network.isThere) throw new Error('Failed to fetch dynamically imported module');
  return load();
});

inFreshBrowser();

const typed = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);

// Rule checkout-20.
it('keeps what was typed over a reload although the code of the form never came', async () => {
  const { unmount } = openCheckout(cartBackEnd([lamp]));
  await userEvent.type(await screen.findByLabelText('First name'), 'Meera');
  await userEvent.type(screen.getByLabelText('E-mail'), 'meera@example.com');
  await screen.findByText(partNotLoaded);
  await userEvent.type(screen.getByLabelText('Last name'), 'Iyer');
  unmount();
  network.isThere = true;
  openCheckout(cartBackEnd([lamp]));
  await waitFor(() =>
    expect(['E-mail', 'First name', 'Last name'].flatMap(typed)).toEqual(['meera@example.com', 'Meera', 'Iyer']),
  );
});
