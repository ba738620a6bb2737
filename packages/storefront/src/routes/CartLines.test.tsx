import { runRead } from '@shop/state';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { lamp, openCartPage as open, shirt, stepperOf } from '../testing/openCartPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('says what a line cost when it came into the cart, once the price is another', async () => {
  const backEnd = cartBackEnd([lamp, shirt]);
  const { store } = open(backEnd);
  await screen.findByRole('link', { name: 'Brass lamp' });
  expect(screen.queryByText(/The price has changed/)).toBeNull();
  backEnd.lines = [{ ...lamp, price: 1250 }, shirt];
  await store.dispatch(runRead(reads => reads.loadCart()));
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
  expect((await screen.findByRole('link', { name: 'See similar products to Cotton shirt' })).getAttribute('href')).toBe(
    '/home/decor.html',
  );
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

// Rule cart-19.
it('says from how many pieces on one costs less, of a variant, too', async () => {
  open(
    cartBackEnd([
      { ...lamp, tiers: { 3: 1100, 5: 1000 } },
      { ...shirt, tiers: { 2: 780, 6: 700 } },
    ]),
  );
  expect(await screen.findByText('Buy 3 or more at ₹1,100 each')).toBeTruthy();
  expect(screen.getByText('Buy 6 or more at ₹700 each')).toBeTruthy();
  expect(screen.queryByText(/^Buy [25] /)).toBeNull();
});

it('shows the price of one piece once', async () => {
  open(cartBackEnd([lamp]));
  const line = (await screen.findByRole('link', { name: 'Brass lamp' })).closest('li');
  expect(line?.textContent.match(/₹1,200/g)).toHaveLength(1);
});
