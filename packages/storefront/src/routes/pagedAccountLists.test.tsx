import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component as Orders } from './OrdersPage.tsx';
import { Component as Wishlist } from './WishlistPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const lists = [
  { path: '/order-history', Component: Orders, title: 'My Orders' },
  { path: '/wishlist', Component: Wishlist, title: 'My Wishlist' },
];

it.each(lists)('names the page of $path in the title from the second on', async ({ path, Component, title }) => {
  const { router } = renderShop({
    backEnd: cartBackEnd([]),
    path: `${path}?page=2`,
    signedIn: true,
    routes: [{ path, Component }],
  });
  await vi.waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}, page 2 - `)));
  await router.navigate(path);
  await vi.waitFor(() => expect(document.title).toMatch(new RegExp(`^${title} - `)));
});

it('offers to try again where the answer to the list of orders has no customer', async () => {
  const backEnd = cartBackEnd([]);
  Object.assign(backEnd.graphql, { CustomerOrders: () => ({ customer: null }) });
  renderShop({
    backEnd,
    path: '/order-history',
    signedIn: true,
    routes: [{ path: '/order-history', Component: Orders }],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
