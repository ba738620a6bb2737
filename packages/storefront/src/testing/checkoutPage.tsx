import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Component } from '../routes/CheckoutPage.tsx';
import { cartBackEnd, problemError, type ShelfLine } from './cartBackEnd.ts';
import { renderShop } from './renderShop.tsx';

export const lamp: ShelfLine = { sku: 'LAMP', name: 'Brass lamp', price: 599, quantity: 1 };
export const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

/** The checkout of a guest with one lamp, unless told otherwise, on a wide screen and with nothing kept from before. */
export const openCheckout = (backEnd = cartBackEnd([lamp]), input: Partial<Parameters<typeof renderShop>[0]> = {}) =>
  renderShop({
    backEnd,
    path: '/checkout',
    ...input,
    routes: [
      { path: '/checkout', Component },
      { path: '/order-confirmation', element: <h1>Confirmed</h1> },
      { path: '/:gateway/checkout/success/:order', element: <h1>At the gateway</h1> },
    ],
  });

/**
 * The code of the address's form does not come, until what is answered is called. Once in a file of tests: what has come
 * stays.
 */
export function withoutLiveForm(): () => void {
  vi.doMock('../features/checkout/LiveForm.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  return () => vi.doUnmock('../features/checkout/LiveForm.tsx');
}

export async function fillAddress({ pincode = '560001' } = {}) {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'meera@example.com');
  await userEvent.type(screen.getByLabelText('Pincode'), pincode);
  await userEvent.type(screen.getByLabelText('First name'), 'Meera');
  await userEvent.type(screen.getByLabelText('Last name'), 'Iyer');
  await userEvent.type(screen.getByLabelText('House number and street'), '12 MG Road');
  await userEvent.type(screen.getByLabelText('Mobile number'), '+91 98450 12345');
}

export const toPayment = async () => {
  await fillAddress();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
  await screen.findByLabelText(/Cash on delivery/);
};
/** The button that orders, once the choice before it is answered. */
export const settled = (name: RegExp | string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-busy')).toBeNull();
    return button;
  });
/** What stands in the fields of that label, of each address. */
export const typed = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** Ways of paying that are offered, by the value of their choice. */
export const offeredWays = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name }) => name === 'payment')
    .map(({ value }) => value);

/** For each test of a file a browser of its own. */
export function inFreshBrowser(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
