import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appSlice, checkoutSlice, type Bought, type OrderReceipt } from '@shop/state';
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
const bought: Bought = {
  lines: [
    {
      uid: 'a',
      name: 'Brass lamp',
      href: '/brass-lamp.html',
      picture: '',
      options: ['Size: Small'],
      quantity: 2,
      total: 2400,
    },
  ],
  rows: [
    { key: 'subtotal', label: 'Subtotal', value: 2400 },
    { key: 'shipping', label: 'Delivery', value: 0 },
    { key: 'payment', label: 'Cash On Delivery charge', value: 50 },
  ],
  grand: 2450,
  payment: 'Cash On Delivery',
  delivery: 'Flat Rate',
  coins: 'This order earns 24 coins.',
};
const open = (input: Partial<Parameters<typeof renderShop>[0]> = {}) =>
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/order-confirmation',
    routes: [{ path: '/order-confirmation', Component }],
    ...input,
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('confirmation', () => {
  it('shows the printed number, the address and what comes next, never the internal id', async () => {
    const { store, container } = open();
    store.dispatch(checkoutSlice.actions.receiptSet(receipt));
    expect(await screen.findByText('3000000012')).toBeTruthy();
    expect(container.querySelector('address')?.textContent).toContain('Bengaluru, Karnataka 560001');
    expect(container.querySelector('address')?.textContent).toContain('+91\u00a098450\u00a012345');
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

  // Rule orders-09.
  it('shows what was bought, for how much, and the cash to keep ready, over a reload and without a network', async () => {
    const first = open();
    first.store.dispatch(checkoutSlice.actions.receiptSet({ ...receipt, bought }));
    expect(await screen.findByRole('heading', { name: 'Keep ₹2,450 ready' })).toBeTruthy();
    cleanup();
    const { store } = open({
      stored: { receipt: { id: '12', number: '3000000012', method: 'cashondelivery', customer: false, bought } },
    });
    expect(await screen.findByRole('heading', { name: 'Keep ₹2,450 ready' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Brass lamp' }).getAttribute('href')).toBe('/brass-lamp.html');
    expect(screen.getByText('Size: Small')).toBeTruthy();
    expect(screen.getByText('This order earns 24 coins.')).toBeTruthy();
    expect(screen.getByText('Delivery', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Free');
    // The tab remembers whose it is.
    expect(screen.getByText('meera+shop@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my order' }).getAttribute('href')).toBe(
      '/guest-order?number=3000000012',
    );
    act(() => void store.dispatch(appSlice.actions.wentOffline()));
    expect(screen.getByText(/^You are offline\. This is what this browser knows of your order/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Brass lamp' })).toBeTruthy();
  });

  it('takes a receipt that another script has broken for one without lines', async () => {
    const broken = { ...bought, lines: [null] } as unknown as Bought;
    open({ stored: { receipt: { id: '12', number: '3000000012', method: 'razorpay', bought: broken } } });
    expect(await screen.findByText('3000000012')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What you bought' })).toBeNull();
  });

  it('leads on when there is no order to show', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'There is no recent order to show' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in to see your orders' }).getAttribute('href')).toBe(
      '/sign-in?from=%2Forder-history',
    );
  });
});
