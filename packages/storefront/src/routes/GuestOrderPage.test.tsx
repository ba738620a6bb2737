import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { checkoutSlice, type StoredValues } from '@shop/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleOrder, sampleReturns } from '../testing/sampleOrder.ts';
import { Component } from './GuestOrderPage.tsx';

const order = sampleOrder({ number: '000000012' });
const typed = { number: '000000012', email: 'meera@example.com', lastname: 'Iyer' };
const asked = vi.fn<(variables: unknown) => void>();

function backEnd() {
  const shop = cartBackEnd([]);
  Object.assign(shop.graphql, {
    FindGuestOrder: (variables: { input: typeof typed }) => {
      asked(variables);
      const { number, email, lastname } = variables.input;
      if (number !== typed.number || email !== typed.email || lastname !== typed.lastname)
        throw problemError({ kind: 'not-found', message: 'No such entity.' });
      return { guestOrder: { token: 'secret', number: typed.number } };
    },
    GuestOrder: () => ({ guestOrderByToken: order }),
    GuestOrderReturns: () => ({ guestOrderByToken: sampleReturns() }),
  });
  return shop;
}
const open = (path = '/guest-order', known = backEnd(), stored: Partial<StoredValues> = {}) =>
  renderShop({ backEnd: known, path, stored, routes: [{ path: '/guest-order', Component }] });
const fill = async (values: typeof typed) => {
  for (const [label, value] of [
    ['Order number', values.number],
    ['E-mail', values.email],
    ['Last name', values.lastname],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Open my order' }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  standInForModals();
  asked.mockClear();
});
afterEach(cleanup);

// Rule orders-04.
it('opens one order by number, e-mail and last name, keeps it over a reload, and none of it in the address', async () => {
  const { router } = open();
  await fill({ ...typed, number: ' #000000012 ' });
  expect(await screen.findByRole('heading', { name: 'Order 000000012' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Order 000000012' })).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Open another order' }));
  const heading = await screen.findByRole('heading', { name: 'Find my order' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('');
});

it('leads to the heading of the order that was opened, once it has come', async () => {
  const known = backEnd();
  let arrive: (() => void) | undefined;
  known.graphql['GuestOrder'] = async () => {
    await new Promise<void>(resolve => (arrive = resolve));
    return { guestOrderByToken: order };
  };
  open('/guest-order', known);
  await fill(typed);
  screen.getByRole('button', { name: 'Open my order' }).focus();
  await vi.waitFor(() => expect(arrive).toBeDefined());
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Open my order' })).toBeNull());
  arrive?.();
  const heading = await screen.findByRole('heading', { name: 'Order 000000012' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it('does not say which of the three is wrong, keeps what was typed, and answers beside the button', async () => {
  open();
  await fill({ ...typed, lastname: 'Rao' });
  const refusal = await screen.findByText(/^No order has this number, e-mail and last name together/);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(screen.getByLabelText('Last name').compareDocumentPosition(refusal) & after).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Rao');
});

it('sends whoever has an account to sign in', async () => {
  const known = backEnd();
  known.graphql['FindGuestOrder'] = () => {
    throw problemError({ kind: 'forbidden', message: 'Please login to view the order.' });
  };
  open('/guest-order', known);
  await fill(typed);
  expect(await screen.findByText('This order belongs to an account. Sign in to see it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to see all your orders' }).getAttribute('href')).toBe(
    '/sign-in?from=%2Forder-history',
  );
});

it('opens the order that this tab has just placed by itself', async () => {
  const { store } = open('/guest-order?number=000000012');
  store.dispatch(
    checkoutSlice.actions.receiptSet({
      id: '12',
      number: '000000012',
      method: 'cashondelivery',
      email: typed.email,
      shippingAddress: { lastname: 'Iyer' } as never,
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Order 000000012' })).toBeTruthy();
});

it('does not call an order gone because the server failed', async () => {
  const known = backEnd();
  known.graphql['GuestOrder'] = () => {
    throw problemError({ kind: 'unexpected', message: 'Internal server error' });
  };
  open('/guest-order', known);
  await fill(typed);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('This order cannot be opened here any more')).toBeNull();
});

it('asks anew where the order cannot be opened any more', async () => {
  const known = backEnd();
  known.graphql['GuestOrder'] = () => {
    throw problemError({ kind: 'rejected', message: 'We could not locate the order.' });
  };
  sessionStorage.setItem(
    'M2_VENIA_BROWSER_PERSISTENCE__guestOrder',
    JSON.stringify({ value: { token: 'old', number: '1' }, timeStored: Date.now() }),
  );
  open('/guest-order', known);
  expect(await screen.findByRole('heading', { name: 'This order cannot be opened here any more' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Find my order' }));
  expect(await screen.findByLabelText('Order number')).toBeTruthy();
});

// Rule payment-23.
it('says that a guest pays in the browser that placed the order, and leads there in that one', async () => {
  const known = backEnd();
  known.graphql['GuestOrder'] = async () => ({
    guestOrderByToken: sampleOrder({ number: '000000012', status: 'Pending Payment' }),
  });
  open('/guest-order', known);
  await fill(typed);
  expect(await screen.findByText(/can only be paid in the browser that placed it/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  cleanup();
  open('/guest-order', known, {
    openOrder: {
      cartId: 'cart-1',
      method: 'razorpay',
      customer: false,
      shippingAddress: null,
      orderId: '12',
      orderNumber: '000000012',
      since: Date.now(),
    },
  });
  const link = await screen.findByRole('link', { name: 'Pay now' });
  expect(link.getAttribute('href')).toBe('/razorpay/checkout/success/000000012');
});
