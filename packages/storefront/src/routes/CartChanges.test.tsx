import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { hold, lamp, openCartPage as open, shirt, stepperOf } from '../testing/openCartPage.tsx';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CartPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

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
  expect(screen.getAllByRole('group', { name: /^Quantity of/ }).map(group => group.getAttribute('aria-label'))).toEqual(
    ['Quantity of Cotton shirt', 'Quantity of Brass lamp'],
  );
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

/** The cart page beside another one. */
const openBeside = (backEnd: ReturnType<typeof cartBackEnd>) =>
  renderShop({
    backEnd,
    path: '/cart',
    routes: [
      { path: '/cart', Component },
      { path: '/lamp', element: <h1>Lamp</h1> },
    ],
  });

it('sends a wish that waits when the shopper leaves the page', async () => {
  const backEnd = cartBackEnd([lamp]);
  const { router } = openBeside(backEnd);
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' })).getByRole('button', {
      name: 'One more',
    }),
  );
  await router.navigate('/lamp');
  await waitFor(() => expect(backEnd.inputOf('updateItem')).toMatchObject({ quantity: 2 }));
});

it.each([
  ['Brass lamp', 'updateItem', 3],
  ['Cotton shirt', 'addItem', 4],
] as const)(
  'sends the last wish for %s when the shopper leaves the page while a change is on its way',
  async (name, call, quantity) => {
    const backEnd = cartBackEnd([lamp, shirt]);
    const answered = hold(backEnd, call);
    const { router } = openBeside(backEnd);
    const stepper = within(await screen.findByRole('group', { name: `Quantity of ${name}` }));
    const more = stepper.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await waitFor(() => expect(backEnd.count(call)).toBe(1), { timeout: 3000 });
    await userEvent.click(more);
    await act(() => router.navigate('/lamp'));
    answered();
    await waitFor(() => expect(backEnd.count(call)).toBe(2));
    expect(backEnd.inputOf(call)).toMatchObject({ quantity });
  },
);

it('says as a message why a change was refused whose line is no longer shown', async () => {
  const backEnd = cartBackEnd([lamp]);
  const { promise, ...answer } = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => promise);
  backEnd.port.updateItem = send;
  const { router } = openBeside(backEnd);
  await userEvent.click(
    within(await screen.findByRole('group', { name: /^Quantity/ })).getByRole('button', { name: 'One more' }),
  );
  await waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 3000 });
  await act(() => router.navigate('/lamp'));
  answer.reject(problemError({ kind: 'rejected', message: 'The requested qty is not available' }));
  expect(await screen.findByText('The requested qty is not available')).toBeTruthy();
});

it('says why a line that was lost could not be put back', async () => {
  const backEnd = cartBackEnd([shirt]);
  const refusal = (message: string) => backEnd.fail('addItem', problemError({ kind: 'rejected', message }));
  open(backEnd);
  for (const _ of ['the new one', 'the old one']) refusal('Not now.');
  await userEvent.click(
    within(await screen.findByRole('group', { name: /^Quantity/ })).getByRole('button', { name: 'One more' }),
  );
  const again = await screen.findByRole('button', { name: 'Put it back' }, { timeout: 3000 });
  refusal('This product is out of stock.');
  await userEvent.click(again);
  expect(await screen.findByText(/This product is out of stock\.$/)).toBeTruthy();
});

it('keeps the choice of options open when a change of pieces is answered', async () => {
  standInForModals();
  const backEnd = cartBackEnd([lamp, shirt]);
  open(backEnd);
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Quantity of Cotton shirt' })).getByRole('button', {
      name: 'One more',
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change options of Cotton shirt' }));
  await screen.findByRole('dialog', { name: 'Change options' });
  await screen.findByText('4 items', undefined, { timeout: 3000 });
  expect(screen.getByRole('dialog', { name: 'Change options' })).toBeTruthy();
});

it('sends no other options before the change of pieces is answered', async () => {
  standInForModals();
  const backEnd = cartBackEnd([lamp, shirt]);
  const answered = hold(backEnd, 'addItem');
  open(backEnd);
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Quantity of Cotton shirt' })).getByRole('button', {
      name: 'One more',
    }),
  );
  await waitFor(() => expect(backEnd.count('addItem')).toBe(1), { timeout: 3000 });
  await userEvent.click(screen.getByRole('button', { name: 'Change options of Cotton shirt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change options' }));
  const isBusy = () => dialog.getByRole('button', { name: /Save the change/ }).getAttribute('aria-busy');
  expect(isBusy()).toBe('true');
  answered();
  await waitFor(() => expect(isBusy()).not.toBe('true'));
});

it('keeps the choice of options open until the shop has taken it or refused it', async () => {
  standInForModals();
  const backEnd = cartBackEnd([shirt]);
  const sizes = ['M', 'L'];
  backEnd.graphql['cartLineVariants'] = async () => ({
    products: {
      items: [
        {
          __typename: 'ConfigurableProduct',
          uid: 'p',
          configurable_options: [
            {
              attribute_code: 'size',
              label: 'Size',
              position: 0,
              values: sizes.map(uid => ({ uid, label: uid, swatch_data: null })),
            },
          ],
          variants: sizes.map(uid => ({
            attributes: [{ code: 'size', uid }],
            product: { uid, sku: `SHIRT-RED-${uid}`, stock_status: 'IN_STOCK', price_range: null },
          })),
        },
      ],
    },
  });
  const { promise, ...answer } = Promise.withResolvers<boolean>();
  backEnd.port.removeItem = () => promise;
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Change options of Cotton shirt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change options' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'L' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  for (const name of ['Close', 'Leave it as it is']) await userEvent.click(dialog.getByRole('button', { name }));
  answer.reject(problemError({ kind: 'rejected', message: 'Not now.' }));
  expect(await dialog.findByText('Not now.')).toBeTruthy();
});

it('says once that a line has gone to who has left the cart, and not in the words of the back end', async () => {
  const backEnd = cartBackEnd([lamp, shirt]);
  backEnd.fail('updateItem', problemError({ kind: 'rejected', message: 'Could not find cart item with id: 5.' }));
  const { router } = openBeside(backEnd);
  const stepper = within(await screen.findByRole('group', { name: 'Quantity of Brass lamp' }));
  await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
  backEnd.lines = backEnd.lines.filter(({ sku }) => sku !== 'LAMP');
  await act(() => router.navigate('/lamp'));
  await screen.findByText('Brass lamp is no longer in your cart: it was removed elsewhere.');
  expect(screen.queryByText(/Could not find cart item/)).toBeNull();
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart is empty' })));
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

it('offers again to put a line back where nobody answered, and keeps apart which one', async () => {
  const backEnd = cartBackEnd([lamp, shirt]);
  open(backEnd);
  for (const name of ['Cotton shirt', 'Brass lamp']) {
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await screen.findByText(`${name} was removed.`);
  }
  const reached = backEnd.port.addItem;
  const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });
  backEnd.port.addItem = () => Promise.reject(lost);
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await userEvent.click(undo);
  await screen.findByText(/^Cotton shirt was removed\. The shop could not be reached/);
  await screen.findByText(/^Brass lamp was removed\. The shop could not be reached/);
  backEnd.port.addItem = reached;
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await userEvent.click(undo);
  expect(await screen.findByRole('link', { name: 'Cotton shirt' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Brass lamp' })).toBeTruthy();
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
