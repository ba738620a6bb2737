import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { checkoutSlice } from '@shop/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleOrder, sampleReasons, sampleReturns } from '../testing/sampleOrder.ts';
import { Component } from './OrderPage.tsx';

const answer = (order: object | null) => ({ customer: { orders: { items: order ? [order] : [] } } });

function openOrder(answers: Record<string, () => unknown> = {}) {
  const backEnd = cartBackEnd([]);
  const shop = { order: sampleOrder() as object };
  Object.assign(backEnd.graphql, {
    CustomerOrder: () => answer(shop.order),
    OrderReturns: () => answer(sampleReturns()),
    CancellationReasons: () => sampleReasons.CancellationReasons,
    ...answers,
  });
  const page = renderShop({
    backEnd,
    path: '/order-history/000000003',
    signedIn: true,
    routes: [
      { path: '/order-history/:id', Component },
      { path: '/cart', element: <h1>Cart</h1> },
    ],
  });
  return { ...page, shop };
}

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(cleanup);

it('says of an unknown order, or somebody else’s, that there is none, with a way out', async () => {
  openOrder({ CustomerOrder: () => answer(null) });
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/order-history');
});

it('stands in the menu of the account, below the orders, with one heading (account-01)', async () => {
  openOrder();
  await screen.findByRole('heading', { name: 'Order 000000003' });
  const [menu] = screen.getAllByRole('navigation', { name: 'My Account' });
  const marked = within(menu!)
    .getAllByRole('link')
    .filter(link => link.hasAttribute('aria-current'));
  expect(marked.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([['My Orders', 'true']]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

// Rule orders-14.
it('says to who paid in cash that a mail asks where the money goes, and to nobody else', async () => {
  const open = async (more: object) => {
    openOrder({ CustomerOrder: () => answer(sampleOrder({ available_actions: ['RETURN'], ...more })) });
    fireEvent.click(await screen.findByRole('button', { name: 'Return items' }));
    await screen.findByRole('button', { name: 'Request return' });
  };
  await open({ payment_methods: [{ name: 'Cash On Delivery', type: 'cashondelivery' }] });
  expect(screen.getByText(/^You paid in cash\. Once the items are back, a mail asks/)).toBeTruthy();
  cleanup();
  await open({});
  expect(screen.queryByText(/^You paid in cash/)).toBeNull();
});

// Rule coins-05.
it('says what the order has earned and used of the coins, and nothing where there are none', async () => {
  const entry = { date: '11/25/26, 5:31 AM', balance: 40 };
  openOrder({
    getCoinTransactions: () => ({
      customer: {
        mw_reward_points: {
          balance: null,
          expiration_date: null,
          transactions: [
            { ...entry, delta: '+5.4600', message: 'Earned on order #000000003' },
            { ...entry, delta: '+9.0000', message: 'Earned on order #000000002' },
          ],
        },
      },
    }),
  });
  const earned = await screen.findByText('Earned on order #000000003');
  expect(earned.textContent).toBe('Earned on order #000000003+5.46');
  expect(screen.queryByText(/000000002/)).toBeNull();
});

it('offers to try again where the order could not be loaded', async () => {
  let isAway = true;
  openOrder({
    CustomerOrder: () => {
      if (isAway) throw problemError({ kind: 'rejected', message: 'No.' });
      return answer(sampleOrder());
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Order 000000003' })).toBeTruthy();
});

it('offers to try again where the answer has no customer', async () => {
  openOrder({ CustomerOrder: () => ({ customer: null }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

// Rule orders-05.
it('says before a cancellation what comes back, sends it once, and goes on where that is said', async () => {
  const cancelled = vi.fn<() => void>();
  const { shop } = openOrder({
    cancelOrder: () => {
      cancelled();
      shop.order = sampleOrder({ status: 'Canceled', available_actions: ['REORDER'] });
      return { cancelOrder: { errorV2: null, order: { id: 'Mw==', status: 'Canceled', __typename: 'CustomerOrder' } } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('₹24,546 goes back to where you paid from (Razorpay), in 5 to 7 days.')).toBeTruthy();
  fireEvent.change(await dialog.findByLabelText(/Why do you cancel/), { target: { value: 'I ordered by mistake' } });
  const button = dialog.getByRole('button', { name: 'Cancel order' });
  fireEvent.click(button);
  fireEvent.click(button);
  const said = await screen.findByText(/^Your order is cancelled\. ₹24,546 goes back/);
  await vi.waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
  expect(await screen.findAllByText('Cancelled')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(cancelled).toHaveBeenCalledOnce();
});

// Rule orders-06.
it('goes to the cart with what can be bought again, and names the rest', async () => {
  openOrder({
    reorderItems: () => ({
      reorderItems: {
        cart: { id: 'cart-1' },
        userInputErrors: [{ code: 'NOT_SALABLE', message: '"Auvira Lumen 5 5G" is not sold any more.', path: [] }],
      },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeTruthy();
  expect(
    await screen.findByText(
      /The rest is in your cart\. Could not be added: "Auvira Lumen 5 5G" is not sold any more\./,
    ),
  ).toBeTruthy();
});

it('stays at the order where nothing of it can be bought again', async () => {
  const errors = ['Auvira Lumen 5 5G', 'Gharika Electric Kettle, 1.5 Litre'].map(name => ({
    code: 'NOT_SALABLE',
    message: `"${name}" is not sold any more.`,
    path: [],
  }));
  openOrder({ reorderItems: () => ({ reorderItems: { cart: { id: 'cart-1' }, userInputErrors: errors } }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText(/^Could not be added: "Auvira/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Order 000000003' })).toBeTruthy();
});

it('leads to the payment of an order that waits for it in this browser', async () => {
  const { store } = openOrder();
  await screen.findByRole('heading', { name: 'Order 000000003' });
  act(
    () =>
      void store.dispatch(
        checkoutSlice.actions.openOrderChanged({
          cartId: 'cart-1',
          method: 'razorpay',
          customer: true,
          shippingAddress: null,
          orderId: '3',
          orderNumber: '000000003',
          since: 0,
        }),
      ),
  );
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    '/razorpay/checkout/success/000000003',
  );
});
