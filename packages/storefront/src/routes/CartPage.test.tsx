import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartSlice, runFlow } from '@shop/state';
import { cartBackEnd, problemError, type ShelfLine } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CartPage.tsx';

const lamp: ShelfLine = { sku: 'LAMP', name: 'Brass lamp', price: 1200, quantity: 1, handling: 30 };
const shirt: ShelfLine = {
  sku: 'SHIRT-RED-M',
  parentSku: 'SHIRT',
  name: 'Cotton shirt',
  price: 800,
  quantity: 2,
  options: { Colour: 'Red', Size: 'M' },
};

const open = (backEnd = cartBackEnd([lamp, shirt]), signedIn = false) =>
  renderShop({ backEnd, signedIn, path: '/cart', routes: [{ path: '/cart', Component }] });

const stepperOf = (name: string) => screen.getByRole('group', { name: `Quantity of ${name}` });

/** The answers of a call wait until the returned function is called. */
function hold(backEnd: ReturnType<typeof cartBackEnd>, call: 'updateItem' | 'addItem'): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer: (input: never) => Promise<unknown> = backEnd.port[call];
  Object.assign(backEnd.port, {
    [call]: async (input: never) => {
      await answer(input);
      await promise;
    },
  });
  return resolve;
}

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

  it.each([
    ['a configurable product', { ...shirt, was: 1000 }],
    ['a simple product', { ...lamp, price: 800, was: 1000 }],
  ])('shows what %s was before, and what that saves', async (_name, reduced) => {
    open(cartBackEnd([reduced]));
    const line = (await screen.findByRole('link', { name: reduced.name })).closest('li');
    expect(line?.textContent).toMatch(/₹800.*₹1,000.*20% off/);
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

  it('shows the wished number at once and keeps the focus where it was pressed, while the shop takes its time', async () => {
    const backEnd = cartBackEnd([lamp]);
    const answered = hold(backEnd, 'updateItem');
    open(backEnd);
    const more = within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' })).getByRole('button', {
      name: 'One more',
    });
    const value = within(stepperOf('Brass lamp')).getByRole('status');
    const seen = [value.textContent];
    new MutationObserver(() => void seen.push(value.textContent)).observe(value, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await userEvent.click(more);
    await waitFor(() => expect(backEnd.count('updateItem')).toBe(1), { timeout: 3000 });
    expect(document.activeElement).toBe(more);
    answered();
    await screen.findByText('2 items');
    expect(document.activeElement).toBe(more);
    expect(seen).toEqual(['1', '2']);
  });

  it('sends the last wish when the shopper presses on while a change is on its way', async () => {
    const backEnd = cartBackEnd([lamp]);
    const answered = hold(backEnd, 'updateItem');
    open(backEnd);
    const more = within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' })).getByRole('button', {
      name: 'One more',
    });
    await userEvent.click(more);
    await waitFor(() => expect(backEnd.count('updateItem')).toBe(1), { timeout: 3000 });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(within(stepperOf('Brass lamp')).getByText('4')).toBeTruthy();
    answered();
    await screen.findByText('4 items', undefined, { timeout: 3000 });
    expect(
      backEnd.calls.flatMap(({ name, input }) =>
        name === 'updateItem' ? [(input as { quantity: number }).quantity] : [],
      ),
    ).toEqual([2, 4]);
  });

  it('hits the same product with a second press at the same place, also when the server puts the first one last', async () => {
    open(cartBackEnd([shirt, lamp]));
    const more = within(await screen.findByRole('group', { name: 'Quantity of Cotton shirt' })).getByRole('button', {
      name: 'One more',
    });
    await userEvent.click(more);
    await screen.findByText('4 items', undefined, { timeout: 3000 });
    expect(document.activeElement).toBe(more);
    expect(
      screen.getAllByRole('group', { name: /^Quantity of/ }).map(group => group.getAttribute('aria-label')),
    ).toEqual(['Quantity of Cotton shirt', 'Quantity of Brass lamp']);
  });

  it('goes on to the checkout only once what is on its way has arrived', async () => {
    const backEnd = cartBackEnd([shirt]);
    const answered = hold(backEnd, 'addItem');
    open(backEnd);
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Quantity of Cotton shirt' })).getByRole('button', {
        name: 'One more',
      }),
    );
    const went: boolean[] = [];
    const link = screen.getByRole('link', { name: 'Go to checkout' });
    const page = link.closest('body')?.firstElementChild;
    page?.addEventListener('click', event => {
      if (event.target instanceof Node && link.contains(event.target)) went.push(!event.defaultPrevented);
      event.preventDefault();
    });
    await userEvent.click(link);
    await waitFor(() => expect(backEnd.count('addItem')).toBe(1), { timeout: 3000 });
    expect(went).toEqual([false]);
    answered();
    await waitFor(() => expect(went).toEqual([false, true]));
  });

  it('stays in the cart when what was wished last is refused', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('updateItem', problemError({ kind: 'rejected', message: 'The requested qty is not available' }));
    open(backEnd);
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' })).getByRole('button', {
        name: 'One more',
      }),
    );
    const link = screen.getByRole('link', { name: 'Go to checkout' });
    const went = vi.fn<(event: Event) => void>(event => event.preventDefault());
    await userEvent.click(link);
    link.addEventListener('click', went);
    expect((await screen.findByRole('alert', undefined, { timeout: 3000 })).textContent).toContain(
      'The requested qty is not available',
    );
    expect(went).not.toHaveBeenCalled();
  });

  it('sends a wish that waits when the shopper leaves the page', async () => {
    const backEnd = cartBackEnd([lamp]);
    const { router } = renderShop({
      backEnd,
      path: '/cart',
      routes: [
        { path: '/cart', Component },
        { path: '/lamp', element: <h1>Lamp</h1> },
      ],
    });
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' })).getByRole('button', {
        name: 'One more',
      }),
    );
    await router.navigate('/lamp');
    await waitFor(() => expect(backEnd.inputOf('updateItem')).toMatchObject({ quantity: 2 }));
  });

  it('says that a line has gone which was to be changed, and puts it back on demand', async () => {
    const backEnd = cartBackEnd([lamp, shirt]);
    backEnd.fail('updateItem', problemError({ kind: 'rejected', message: 'Could not find cart item with id: 5.' }));
    open(backEnd);
    const more = within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' })).getByRole('button', {
      name: 'One more',
    });
    backEnd.lines = backEnd.lines.filter(({ sku }) => sku !== 'LAMP');
    await userEvent.click(more);
    await screen.findByText('Brass lamp is no longer in your cart: it was removed elsewhere.', undefined, {
      timeout: 3000,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(await screen.findByRole('link', { name: 'Brass lamp' })).toBeTruthy();
    expect(backEnd.inputOf('addItem')).toMatchObject({ sku: 'LAMP', quantity: 2 });
  });

  it('says so too of a line with options, which is not silently put back', async () => {
    const backEnd = cartBackEnd([lamp, shirt]);
    open(backEnd);
    const more = within(await screen.findByRole('group', { name: 'Quantity of Cotton shirt' })).getByRole('button', {
      name: 'One more',
    });
    backEnd.lines = backEnd.lines.filter(({ name }) => name !== 'Cotton shirt');
    await userEvent.click(more);
    await screen.findByText('Cotton shirt is no longer in your cart: it was removed elsewhere.', undefined, {
      timeout: 3000,
    });
    expect(screen.queryByRole('link', { name: 'Cotton shirt' })).toBeNull();
    expect(backEnd.count('addItem')).toBe(0);
  });

  it('leads the focus to the next line when one is removed, and to the empty cart after the last', async () => {
    open(cartBackEnd([lamp, shirt]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Brass lamp' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cotton shirt' })));
    screen.getByRole('button', { name: 'Remove Cotton shirt' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart is empty' })),
    );
  });

  it('keeps the focus on what it was on when a removal is refused', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('removeItem', problemError({ kind: 'rejected', message: 'Not now.' }));
    open(backEnd);
    const button = await screen.findByRole('button', { name: 'Remove Brass lamp' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(document.activeElement).toBe(button);
  });

  it('tells at the line what the shop has against a quantity, and keeps the old one', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail(
      'updateItem',
      problemError({
        kind: 'rejected',
        message: 'Could not update the product with SKU LAMP: The requested qty is not available',
      }),
    );
    open(backEnd);
    const stepper = await screen.findByRole('group', { name: 'Quantity of Brass lamp' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
    expect(
      await screen.findByText(
        'Could not update the product with SKU LAMP: The requested qty is not available',
        undefined,
        { timeout: 3000 },
      ),
    ).toBeTruthy();
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
    expect(backEnd.inputOf('addItem')).toEqual({
      cartId: 'cart-1',
      sku: 'SHIRT-RED-M',
      parentSku: 'SHIRT',
      quantity: 2,
    });
  });

  it('names stock trouble at its line and does not lead to the checkout until it is mended', async () => {
    open(cartBackEnd([{ ...lamp, trouble: 'Only 1 of 5 available' }]));
    expect(await screen.findByText('Only 1 of 5 available')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    const way = screen.getByRole('button', { name: 'Go to checkout' });
    await userEvent.click(way);
    expect(screen.getAllByText('Change or remove the marked items to go on.')).toHaveLength(2);
    expect(document.activeElement).toBe(way);
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
  it('says what a line cost when it came into the cart, once the price is another', async () => {
    const backEnd = cartBackEnd([lamp, shirt]);
    const { store } = open(backEnd);
    await screen.findByRole('link', { name: 'Brass lamp' });
    expect(screen.queryByText(/The price has changed/)).toBeNull();
    backEnd.lines = [{ ...lamp, price: 1250 }, shirt];
    await store.dispatch(runFlow(flows => flows.loadCart()));
    expect(await screen.findByText('The price has changed: it was ₹1,200 when you added it.')).toBeTruthy();
    cleanup();
    open(backEnd);
    expect(await screen.findByText('The price has changed: it was ₹1,200 when you added it.')).toBeTruthy();
  });

  it('adds up what the shopper saves', async () => {
    open(cartBackEnd([lamp, { ...shirt, was: 1000 }]));
    expect(await screen.findByText('You save ₹400')).toBeTruthy();
    expect(screen.getByText('You save').closest('div')?.textContent).toBe('You save₹400');
  });

  it('offers to take what there is of a line that asks for more', async () => {
    const backEnd = cartBackEnd([{ ...lamp, quantity: 5, max: 3, trouble: 'Only 3 of 5 available' }]);
    open(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Take 3 of Brass lamp' }));
    await waitFor(() => expect(backEnd.inputOf('updateItem')).toMatchObject({ quantity: 3 }));
  });

  it('offers to take out what is sold out, and to see similar products', async () => {
    open(cartBackEnd([lamp, { ...shirt, soldOut: true }]));
    expect(
      (await screen.findByRole('link', { name: 'See similar products to Cotton shirt' })).getAttribute('href'),
    ).toBe('/home/decor.html');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Cotton shirt from the cart' }));
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy();
  });

  it('keeps to the fewest and the most pieces that the shop sells, and says so', async () => {
    const backEnd = cartBackEnd([{ ...lamp, quantity: 2, min: 2, max: 3 }]);
    open(backEnd);
    expect(await screen.findByText('At least 2 have to be bought')).toBeTruthy();
    const stepper = within(stepperOf('Brass lamp'));
    await userEvent.click(stepper.getByRole('button', { name: 'One less' }));
    await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
    await screen.findByText('3 items', undefined, { timeout: 3000 });
    expect(screen.getByText('At most 3 can be bought')).toBeTruthy();
    await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
    expect(backEnd.count('updateItem')).toBe(1);
  });

  it('pays with a gift card, says what stays on it, and takes it off again', async () => {
    const backEnd = cartBackEnd([{ ...lamp, price: 600, handling: 0 }]);
    open(backEnd);
    await userEvent.click(await screen.findByText('Have a gift card?'));
    const field = screen.getByLabelText('Gift card code');
    await userEvent.type(field, 'NOPE{Enter}');
    expect(await screen.findByText("The gift card code couldn't be added.")).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'gift-1000-demo{Enter}');
    expect(await screen.findByText('₹400 stay on the card.')).toBeTruthy();
    expect(screen.getByText('Gift card (GIFT-1000-DEMO)')).toBeTruthy();
    const remove = screen.getByRole('button', { name: 'Remove gift card GIFT-1000-DEMO' });
    expect(document.activeElement).toBe(remove);
    await userEvent.click(remove);
    expect(await screen.findByText('Have a gift card?')).toBeTruthy();
  });

  it('pays with coins of a customer as far as they go', async () => {
    open(cartBackEnd([lamp]), true);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with Kaveri Coins' }));
    expect(await screen.findByText('200 Kaveri Coins pay ₹200')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kaveri Coins' }));
    expect(await screen.findByRole('button', { name: 'Pay with Kaveri Coins' })).toBeTruthy();
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
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('applies a coupon, shows what it takes off, and removes it', async () => {
    open(cartBackEnd([lamp]));
    await userEvent.type(await screen.findByLabelText('Coupon code'), ' SAVE10 {Enter}');
    await screen.findByText('Discount (SAVE10)');
    expect(screen.getByText('-₹120')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove coupon SAVE10' }));
    expect(await screen.findByLabelText('Coupon code')).toBeTruthy();
  });

  it('keeps the focus at the coupon when one is applied and removed', async () => {
    open(cartBackEnd([lamp]));
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'SAVE10{Enter}');
    const remove = await screen.findByRole('button', { name: 'Remove coupon SAVE10' });
    expect(document.activeElement).toBe(remove);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Coupon code')));
  });

  it('says that a coupon has left when the cart fell below its minimum, until another is tried', async () => {
    const backEnd = cartBackEnd([lamp, shirt]);
    backEnd.coupon = 'FLAT500';
    open(backEnd);
    await screen.findByText('FLAT500');
    backEnd.coupon = null;
    await userEvent.click(screen.getByRole('button', { name: 'Remove Brass lamp' }));
    const said = /^Coupon FLAT500 does not apply to your cart any more/;
    expect(await screen.findAllByText(said)).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Coupon code'), 'SAVE10{Enter}');
    await screen.findByText('SAVE10');
    expect(screen.getAllByText(said)).toHaveLength(1);
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

  it('offers to put a lost line back', async () => {
    const backEnd = cartBackEnd([lamp]);
    const { store } = open(backEnd);
    await screen.findByRole('link', { name: 'Brass lamp' });
    store.dispatch(
      cartSlice.actions.lineLost({ sku: 'SHIRT-RED-M', parentSku: 'SHIRT', name: 'Cotton shirt', quantity: 2 }),
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
});
