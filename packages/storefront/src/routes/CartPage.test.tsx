import { addToast, cartSlice } from '@shop/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { lamp, openCartPage as open, shirt } from '../testing/openCartPage.tsx';
import { dateText } from '../features/shared/dates.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CartPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows each line with its options, price and the totals with the handling charge', async () => {
  open();
  const line = (await screen.findByRole('link', { name: 'Cotton shirt' })).closest('li');
  expect(line?.textContent).toContain('ColourRedSizeM');
  expect(line?.textContent).toContain('₹1,600');
  const totals = screen.getByText('Handling charge').closest('dl');
  expect(totals?.textContent).toBe('Subtotal₹2,800Handling charge₹30DeliveryWorked out from your addressTo pay₹2,830');
});

it.each([
  ['a configurable product', { ...shirt, was: 1000 }],
  ['a simple product', { ...lamp, price: 800, was: 1000 }],
])('shows what %s was before, and what that saves', async (_name, reduced) => {
  open(cartBackEnd([reduced]));
  const line = (await screen.findByRole('link', { name: reduced.name })).closest('li');
  expect(line?.textContent).toMatch(/₹800.*₹1,000.*20% off/);
});

it('says when the cart reaches the pincode that is known, and nothing of it where none is, or for what is not delivered', async () => {
  const withDays = (shop: ReturnType<typeof cartBackEnd>) => {
    shop.graphql['getCityByPincode'] = async ({ pincode }: { pincode: string }) => ({
      getCityByPincode: await shop.port.cityByPincode(pincode),
    });
    return shop;
  };
  const stored = { userLocation: { city: 'Bengaluru', pincode: '560001' } };
  const show = (backEnd: ReturnType<typeof cartBackEnd>, known: object = stored) =>
    renderShop({ backEnd, stored: known, path: '/cart', routes: [{ path: '/cart', Component }] });
  show(withDays(cartBackEnd([lamp])));
  const day = dateText(Date.now() + 3 * 86_400_000, 'weekday');
  const line = await screen.findByText(`Delivery by ${day}. Cash on delivery available.`);
  expect(line.parentElement?.textContent).toMatch(/^Deliver to Bengaluru 560001\. Delivery by/);
  cleanup();
  show(withDays(cartBackEnd([lamp], { virtual: true })));
  await screen.findByRole('link', { name: 'Brass lamp' });
  expect(screen.queryByText(/Bengaluru/)).toBeNull();
  cleanup();
  show(withDays(cartBackEnd([lamp])), {});
  await screen.findByRole('link', { name: 'Brass lamp' });
  expect(screen.queryByText(/New Delhi/)).toBeNull();
});

it('is open to guests and says so when it is empty', async () => {
  open(cartBackEnd([]));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?from=%2Fcart');
});

it.each([
  ['an empty cart', []],
  ['a cart', [lamp]],
])('says at %s why a browser that keeps nothing loses it', async (_name, lines) => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open(cartBackEnd(lines));
  await screen.findByRole('heading', { name: lines.length > 0 ? 'Your cart' : 'Your cart is empty' });
  expect(screen.getAllByText(/^Your browser keeps no data for this shop, so your cart is lost/)).toHaveLength(1);
});

it('says nothing of that where the browser keeps the cart', async () => {
  open(cartBackEnd([]));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(screen.queryByText(/keeps no data/)).toBeNull();
});

it('takes away what was said of things that went into the cart: they are seen in it, and it would stand before them', async () => {
  const said = { type: 'success' as const, dismissable: true };
  const { store } = renderShop({
    backEnd: cartBackEnd([lamp]),
    path: '/',
    routes: [
      { path: '/', element: <Link to="/cart">To the cart</Link> },
      { path: '/cart', Component },
    ],
  });
  store.dispatch(addToast({ ...said, message: 'Brass lamp is in your cart.', icon: 'cart' }));
  store.dispatch(addToast({ ...said, message: 'Your review was sent.' }));
  await userEvent.click(await screen.findByRole('link', { name: 'To the cart' }));
  await screen.findByRole('heading', { name: 'Your cart' });
  expect(store.getState().toasts.map(({ message }) => message)).toEqual(['Your review was sent.']);
});

it('says what did not fit after a merge, until the shopper has seen it', async () => {
  const { store } = open();
  await screen.findByRole('link', { name: 'Brass lamp' });
  store.dispatch(cartSlice.actions.shortfallsFound([{ sku: 'LAMP', name: 'Brass lamp', wanted: 3, got: 1 }]));
  expect(await screen.findByText('Brass lamp: 1 of 3. There are not more in stock.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/1 of 3/)).toBeNull();
});

it('says that the cart of before the sign-in waits, and brings it on demand', async () => {
  const lines = [{ sku: 'LAMP', name: 'Brass lamp', quantity: 1 }];
  const backEnd = cartBackEnd([]);
  const unreachable = problemError({ kind: 'network', message: 'The shop could not be reached.' });
  backEnd.fail('mergeCarts', unreachable, unreachable);
  renderShop({
    backEnd,
    signedIn: true,
    path: '/cart',
    routes: [{ path: '/cart', Component }],
    stored: { cartToMerge: { cartId: 'guest-cart', lines } },
  });
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(
    screen.getAllByText(/^What you put into your cart before you signed in could not be brought over yet/)[0],
  ).toBeTruthy();
  backEnd.lines = [lamp];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Brass lamp' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['coupon', 'applyCoupon', 'Coupon code'],
  ['gift card', 'applyGiftCard', 'Gift card code'],
])('tells who has gone on from the cart that its %s was refused', async (_, call, label) => {
  const backEnd = cartBackEnd([lamp]);
  const { promise, reject } = Promise.withResolvers<never>();
  Object.assign(backEnd.port, { [call]: () => promise });
  const { router } = renderShop({
    backEnd,
    path: '/cart',
    routes: [
      { path: '/cart', Component },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
  });
  await userEvent.click(await screen.findByText('Have a gift card?'));
  await userEvent.type(await screen.findByLabelText(label), 'NOPE{Enter}');
  await act(() => router.navigate('/'));
  reject(problemError({ kind: 'not-found', message: 'No such code.' }));
  expect(await screen.findByText('No such code.')).toBeTruthy();
});

it('offers to put a lost line back', async () => {
  const backEnd = cartBackEnd([lamp]);
  const { store } = open(backEnd);
  await screen.findByRole('link', { name: 'Brass lamp' });
  store.dispatch(
    cartSlice.actions.lineLost({
      key: 'SHIRT-RED-M',
      sku: 'SHIRT-RED-M',
      parentSku: 'SHIRT',
      name: 'Cotton shirt',
      quantity: 2,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull());
  expect(backEnd.inputOf('addItem')).toMatchObject({ sku: 'SHIRT-RED-M', parentSku: 'SHIRT', quantity: 2 });
});

it('offers to try again when the cart cannot be loaded', async () => {
  const backEnd = cartBackEnd([lamp]);
  backEnd.fail('cartDetails', problemError({ kind: 'network', message: 'The shop could not be reached.' }));
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Brass lamp' })).toBeTruthy();
});
