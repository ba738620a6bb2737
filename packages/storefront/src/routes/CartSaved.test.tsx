import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { lamp, openCartPage as open, shirt } from '../testing/openCartPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

// The first one here: the code of a filled cart has not come yet, as in a browser that opened an empty one.
it('leads on to the cart from the last saved line of an empty one', async () => {
  const { sku, name, quantity, price } = lamp;
  const saved = { sku, name, quantity, price, href: '/brass-lamp.html', picture: '', options: [] };
  localStorage.setItem(
    'M2_VENIA_BROWSER_PERSISTENCE__savedForLater',
    JSON.stringify({ value: { stores: { kaveri: [saved] } }, timeStored: Date.now() }),
  );
  open(cartBackEnd([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Brass lamp' }));
  const heading = await screen.findByRole('heading', { name: 'Your cart' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('shows in the cart alone what went back into an empty one', async () => {
  const backEnd = cartBackEnd([lamp]);
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Brass lamp' }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Brass lamp' }));
  await screen.findByRole('heading', { name: 'Your cart' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved for later' })).toBeNull());
});

it("puts a guest's line aside in the browser, and moves it back", async () => {
  const backEnd = cartBackEnd([lamp, shirt]);
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Cotton shirt' }));
  expect(await screen.findByRole('heading', { name: 'Saved for later' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save for later: Cotton shirt' })).toBeNull());
  cleanup();
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Cotton shirt' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved for later' })).toBeNull());
  expect(backEnd.inputOf('addItem')).toEqual({
    cartId: 'cart-1',
    sku: 'SHIRT-RED-M',
    parentSku: 'SHIRT',
    quantity: 2,
  });
});

it.each(['Move to cart: Brass lamp', 'Remove Brass lamp from what is saved for later'])(
  'leads on to the cart from the last saved line (%s)',
  async name => {
    open(cartBackEnd([lamp, shirt]));
    await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Brass lamp' }));
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save for later: Brass lamp' })).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved for later' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' })));
  },
);

it("moves a customer's line to the wishlist", async () => {
  open(cartBackEnd([lamp, shirt]), true);
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Brass lamp' }));
  expect(await screen.findByText('Brass lamp is on your wishlist now.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Saved for later' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Brass lamp' })).toBeNull();
});

it('keeps what is saved for later where it cannot go back into the cart, and says why', async () => {
  const backEnd = cartBackEnd([lamp]);
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Brass lamp' }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  backEnd.fail('addItem', problemError({ kind: 'rejected', message: 'This product is out of stock.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Brass lamp' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This product is out of stock.');
  expect(screen.getByRole('button', { name: 'Move to cart: Brass lamp' })).toBeTruthy();
});

it('keeps a line in the cart, and only there, when it could not be taken out', async () => {
  const backEnd = cartBackEnd([lamp]);
  backEnd.fail('removeItem', problemError({ kind: 'rejected', message: 'Not now.' }));
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Brass lamp' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  expect(screen.queryByRole('heading', { name: 'Saved for later' })).toBeNull();
});

// Rule cart-15.

it("puts a customer's line aside once, however often it is pressed while that is under way", async () => {
  const backEnd = cartBackEnd([lamp, shirt]);
  const added = Promise.withResolvers<object>();
  const add = vi.fn(() => added.promise);
  backEnd.graphql['addProductsToWishlist'] = add;
  open(backEnd, true);
  const button = await screen.findByRole('button', { name: 'Save for later: Brass lamp' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  added.resolve({ addProductsToWishlist: { wishlist: { id: '1' }, user_errors: [] } });
  await screen.findByText('Brass lamp is on your wishlist now.');
  expect(add).toHaveBeenCalledOnce();
});
