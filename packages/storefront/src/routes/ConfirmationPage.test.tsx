import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutSlice, type OrderReceipt } from '@shop/state';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './ConfirmationPage.tsx';

const receipt: OrderReceipt = {
  id: '12',
  number: '3000000012',
  method: 'cashondelivery',
  email: 'meera+shop@example.com',
  shippingAddress: {
    firstname: 'Meera',
    lastname: 'Iyer',
    street: ['12 MG Road'],
    city: 'Bengaluru',
    region: 'Karnataka',
    region_code: 'KA',
    region_id: 564,
    postcode: '560001',
    telephone: '9845012345',
    country_id: 'IN',
  },
};
const open = (input: Partial<Parameters<typeof renderShop>[0]> = {}) =>
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/order-confirmation',
    routes: [{ path: '/order-confirmation', Component }],
    ...input,
  });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('confirmation', () => {
  it('shows the printed number, the address and what comes next, never the internal id', async () => {
    const { store, container } = open();
    store.dispatch(checkoutSlice.actions.receiptSet(receipt));
    expect(await screen.findByText('3000000012')).toBeTruthy();
    expect(container.querySelector('address')?.textContent).toContain('Bengaluru, Karnataka 560001');
    expect(screen.getByText('Pay in cash when it arrives. Please keep the amount ready.')).toBeTruthy();
  });

  // Rule checkout-12.
  it('offers a guest an account, filled from the shipping address', async () => {
    const { store } = open();
    store.dispatch(checkoutSlice.actions.receiptSet(receipt));
    expect((await screen.findByRole('link', { name: 'Create an account' })).getAttribute('href')).toBe(
      '/create-account?email=meera%2Bshop%40example.com&firstName=Meera&lastName=Iyer',
    );
  });

  it('offers a customer the order instead', async () => {
    const { store } = open({ signedIn: true });
    store.dispatch(checkoutSlice.actions.receiptSet(receipt));
    expect((await screen.findByRole('link', { name: 'See my order' })).getAttribute('href')).toBe(
      '/order-history/3000000012',
    );
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('survives a reload', async () => {
    open({ stored: { receipt: { id: '12', number: '3000000012', method: 'razorpay' } } });
    expect(await screen.findByText('3000000012')).toBeTruthy();
    expect(screen.getByText('Your payment is made.')).toBeTruthy();
  });

  it('leads on when there is no order to show', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'There is no recent order to show' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in to see your orders' }).getAttribute('href')).toBe(
      '/sign-in?from=%2Forder-history',
    );
  });
});
