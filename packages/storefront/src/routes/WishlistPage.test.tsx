import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleProduct } from '../testing/sampleProduct.ts';
import { Component } from './WishlistPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

/** The list of a customer with a mug on it. Its move into the cart is answered by nobody. */
function openList(isMoved: boolean) {
  const backEnd = cartBackEnd([]);
  const product = sampleProduct('SimpleProduct', { sku: 'MUG', name: 'Big mug' });
  let items: object[] = [{ __typename: 'SimpleWishlistItem', id: '7', quantity: 1, product }];
  Object.assign(backEnd.graphql, {
    WishlistItems: () => ({
      customer: {
        wishlists: [
          {
            __typename: 'Wishlist',
            id: '1',
            items_count: items.length,
            items_v2: { page_info: { current_page: 1, total_pages: 1 }, items },
          },
        ],
      },
    }),
    addWishlistItemsToCart: () => {
      if (isMoved) items = [];
      throw lost;
    },
  });
  renderShop({
    backEnd,
    path: '/wishlist',
    signedIn: true,
    routes: [
      { path: '/wishlist', Component },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
  });
}

it('takes what is off the list for moved to the cart where the answer was lost', async () => {
  openList(true);
  await userEvent.click(await screen.findByRole('button', { name: /^Move to cart/ }));
  expect(await screen.findByText(/Big mug is in your cart/)).toBeTruthy();
  expect(screen.queryByText(/could not be reached/)).toBeNull();
});

it('says what went wrong where it is on the list still', async () => {
  openList(false);
  await userEvent.click(await screen.findByRole('button', { name: /^Move to cart/ }));
  expect(await screen.findByText(/^The shop could not be reached/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: /Big mug/ })).toBeTruthy());
});

it('does not say that the list is empty where the answer is of no customer, and asks again', async () => {
  const backEnd = cartBackEnd([]);
  let customer: object | null = null;
  Object.assign(backEnd.graphql, { WishlistItems: () => ({ customer }) });
  renderShop({ backEnd, path: '/wishlist', signedIn: true, routes: [{ path: '/wishlist', Component }] });
  const again = await screen.findByRole('button', { name: /again/i });
  customer = { wishlists: [] };
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: /empty/i })).toBeTruthy();
});
