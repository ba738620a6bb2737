import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartTrigger } from '../features/chrome/CartTrigger.tsx';
import { MiniCart } from '../features/cart/MiniCart.tsx';
import { Panels } from '../features/chrome/Panels.tsx';
import { cartBackEnd, problemError, type ShelfLine } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';

const lamp: ShelfLine = { sku: 'LAMP', name: 'Brass lamp', price: 1200, was: 1500, quantity: 1 };
const pen: ShelfLine = { sku: 'PEN', name: 'Steel pen', price: 300, quantity: 2 };

let isWide = true;
beforeEach(() => {
  localStorage.clear();
  standInForModals();
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('960px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open({ backEnd = cartBackEnd([lamp, pen]), signedIn = true, path = '/' } = {}) {
  const frame = (page: string) => (
    <>
      <CartTrigger />
      <h1>{page}</h1>
      <Panels MiniCart={MiniCart} />
    </>
  );
  return renderShop({
    backEnd,
    signedIn,
    path,
    routes: [
      { path: '/', element: frame('Home') },
      { path: '/cart', element: frame('The cart page') },
      { path: '/sign-in', element: frame('Sign in') },
      { path: '/brass-lamp.html', element: frame('The lamp') },
    ],
  });
}

/** Once it says how much is in the cart. */
const filledTrigger = () => screen.findByRole('link', { name: /^Cart.*item/ });
const trigger = () => screen.findByRole('link', { name: /^Cart/ });
const panel = () => screen.findByRole('dialog', { name: 'Your cart' });

// Rule cart-16.
it('shows the cart beside the page, with what it comes to and the ways on', async () => {
  const { router } = open();
  await userEvent.click(await filledTrigger());
  const cart = within(await panel());
  expect(await cart.findByRole('link', { name: 'Brass lamp' })).toBeTruthy();
  expect(cart.getByText('You save ₹300', { selector: 'p' })).toBeTruthy();
  expect((await panel()).textContent).toContain('Subtotal (3 items)₹1,800');
  expect(cart.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  expect(cart.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout');
  expect(router.state.location.pathname).toBe('/');
});

// Rule cart-16.
it.each([
  ['on a phone', '/', {}, [lamp], false],
  ['on the cart page', '/cart', {}, [lamp], true],
  ['for a new tab', '/', { ctrlKey: true }, [lamp], true],
  ['to an empty cart', '/', {}, [], true],
])('leaves the link a link %s', async (_name, path, keys, lines, hasRoom) => {
  isWide = hasRoom;
  const { store } = open({ path, backEnd: cartBackEnd(lines) });
  const link = await trigger();
  if (lines.length > 0) await screen.findByText('1');
  fireEvent.click(link, keys);
  expect(store.getState().app.miniCartOpen).toBe(false);
});

// Rules cart-13, cart-16.
it('takes a guest to sign in where guests have no cart', async () => {
  const { router } = open({ signedIn: false });
  await userEvent.click(await trigger());
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes and removes lines in place, and offers to undo', async () => {
  const backEnd = cartBackEnd([lamp, pen]);
  open({ backEnd });
  await userEvent.click(await filledTrigger());
  const cart = within(await panel());
  const stepper = within(await cart.findByRole('group', { name: 'Quantity of Brass lamp' }));
  await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(backEnd.inputOf('updateItem')).toMatchObject({ quantity: 2 }), { timeout: 3000 });
  await userEvent.click(cart.getByRole('button', { name: 'Remove Steel pen' }));
  await waitFor(() => expect(cart.queryByRole('link', { name: 'Steel pen' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await cart.findByRole('link', { name: 'Steel pen' })).toBeTruthy();
});

it('sends what was wished last when it is closed at once', async () => {
  const backEnd = cartBackEnd([lamp]);
  open({ backEnd });
  await userEvent.click(await filledTrigger());
  const cart = within(await panel());
  await userEvent.click(await cart.findByRole('button', { name: 'One more' }));
  await userEvent.click(cart.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(backEnd.inputOf('updateItem')).toMatchObject({ quantity: 2 }), { timeout: 3000 });
});

it('closes when one of its links leads to another page', async () => {
  const { store } = open();
  await userEvent.click(await filledTrigger());
  await userEvent.click(await within(await panel()).findByRole('link', { name: 'Brass lamp' }));
  expect(await screen.findByRole('heading', { name: 'The lamp' })).toBeTruthy();
  await waitFor(() => expect(store.getState().app.miniCartOpen).toBe(false));
});

it('says why a cart could not be loaded, with a way to try again, and when it is empty', async () => {
  const backEnd = cartBackEnd([lamp]);
  const refusal = problemError({ kind: 'network', message: 'The shop cannot be reached.' });
  backEnd.fail('cartDetails', refusal);
  open({ backEnd });
  await userEvent.click(await filledTrigger());
  const cart = within(await panel());
  const again = await cart.findByRole('button', { name: /again/i });
  expect(cart.queryByText(/may not be the newest state/), 'no state is shown').toBeNull();
  await userEvent.click(again);
  await userEvent.click(await cart.findByRole('button', { name: 'Remove Brass lamp' }));
  expect(await cart.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
});
