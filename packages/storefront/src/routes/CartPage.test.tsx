import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartSlice } from '@shop/state';
import { cartBackEnd, problemError, type ShelfLine } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CartPage.tsx';

const lamp: ShelfLine = { sku: 'LAMP', name: 'Brass lamp', price: 1200, quantity: 1, handling: 30 };
const shirt: ShelfLine = { sku: 'SHIRT-RED-M', parentSku: 'SHIRT', name: 'Cotton shirt', price: 800, quantity: 2, options: { Colour: 'Red', Size: 'M' } };

const open = (backEnd = cartBackEnd([lamp, shirt]), signedIn = false) =>
  renderShop({ backEnd, signedIn, path: '/cart', routes: [{ path: '/cart', Component }] });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('cart', () => {
  it('shows each line with its options, price and the totals with the handling charge', async () => {
    open();
    const line = (await screen.findByRole('link', { name: 'Cotton shirt' })).closest('li');
    expect(line?.textContent).toContain('ColourRedSizeM');
    expect(line?.textContent).toContain('₹1,600');
    const totals = screen.getByText('Handling charge').closest('dl');
    expect(totals?.textContent).toBe('Subtotal₹2,800Handling charge₹30DeliveryWorked out at checkoutTo pay₹2,830');
  });

  it('is open to guests and says so when it is empty', async () => {
    open(cartBackEnd([]));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?from=%2Fcart');
  });

  it.each([['an empty cart', []], ['a cart', [lamp]]])('says at %s why a browser that keeps nothing loses it', async (_name, lines) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    open(cartBackEnd(lines));
    await screen.findByRole('heading', { name: lines.length > 0 ? 'Your cart' : 'Your cart is empty' });
    expect(screen.getAllByText(/^Your browser keeps no data for this shop, so your cart is lost/)).toHaveLength(1);
  });

  it('says nothing of that where the browser keeps the cart', async () => {
    open(cartBackEnd([]));
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(screen.queryByText(/keeps no data/)).toBeNull();
  });

  it('sends several quick presses of the stepper as one change', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    const stepper = await screen.findByRole('group', { name: 'Quantity of Brass lamp' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
    await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(screen.getByText('3 items')).toBeTruthy(), { timeout: 3000 });
    expect(backEnd.count('updateItem')).toBe(1);
    expect(backEnd.inputOf('updateItem')).toEqual({ cartId: 'cart-1', itemId: 'uid-LAMP', quantity: 3 });
  });

  it('tells at the line what the shop has against a quantity, and keeps the old one', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('updateItem', problemError({ kind: 'rejected', message: 'Could not update the product with SKU LAMP: The requested qty is not available' }));
    open(backEnd);
    const stepper = await screen.findByRole('group', { name: 'Quantity of Brass lamp' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Could not update the product with SKU LAMP: The requested qty is not available', undefined, { timeout: 3000 })).toBeTruthy();
    expect(within(stepper).getByText('1')).toBeTruthy();
  });

  it('takes a line out and puts it back with undo, as the variant that it was', async () => {
    const backEnd = cartBackEnd([lamp, shirt]);
    open(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Cotton shirt' }));
    await screen.findByText('Cotton shirt was removed.');
    expect(screen.queryByRole('link', { name: 'Cotton shirt' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Cotton shirt' })).toBeTruthy();
    expect(backEnd.inputOf('addItem')).toEqual({ cartId: 'cart-1', sku: 'SHIRT-RED-M', parentSku: 'SHIRT', quantity: 2 });
  });

  it('names stock trouble at its line and does not lead to the checkout until it is mended', async () => {
    open(cartBackEnd([{ ...lamp, trouble: 'Only 1 of 5 available' }]));
    expect(await screen.findByText('Only 1 of 5 available')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  it('keeps the typed code when the shop rejects it', async () => {
    const backEnd = cartBackEnd([lamp]);
    const text = "The coupon code isn't valid. Verify the code and try again.";
    backEnd.fail('applyCoupon', problemError({ kind: 'not-found', message: text }));
    open(backEnd);
    const field = await screen.findByLabelText<HTMLInputElement>('Coupon code');
    await userEvent.type(field, 'NOPE{Enter}');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field.value).toBe('NOPE');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('applies a coupon, shows what it takes off, and removes it', async () => {
    open(cartBackEnd([lamp]));
    await userEvent.type(await screen.findByLabelText('Coupon code'), ' SAVE10 {Enter}');
    await screen.findByText('Discount (SAVE10)');
    expect(screen.getByText('-₹120')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove coupon SAVE10' }));
    expect(await screen.findByLabelText('Coupon code')).toBeTruthy();
  });

  it('says what did not fit after a merge, until the shopper has seen it', async () => {
    const { store } = open();
    await screen.findByRole('link', { name: 'Brass lamp' });
    store.dispatch(cartSlice.actions.shortfallsFound([{ sku: 'LAMP', name: 'Brass lamp', wanted: 3, got: 1 }]));
    expect(await screen.findByText('Brass lamp: 1 of 3. There are not more in stock.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/1 of 3/)).toBeNull();
  });

  it('offers to put a lost line back', async () => {
    const backEnd = cartBackEnd([lamp]);
    const { store } = open(backEnd);
    await screen.findByRole('link', { name: 'Brass lamp' });
    store.dispatch(cartSlice.actions.lineLost({ sku: 'SHIRT-RED-M', parentSku: 'SHIRT', name: 'Cotton shirt', quantity: 2 }));
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
});
