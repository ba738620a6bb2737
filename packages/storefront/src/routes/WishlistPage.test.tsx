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

it('does not say that the list is empty where the answer is of no customer, and offers to ask again', async () => {
  const backEnd = cartBackEnd([]);
  let customer: object | null = null;
  Object.assign(backEnd.graphql, { WishlistItems: () => ({ customer }) });
  renderShop({ backEnd, path: '/wishlist', signedIn: true, routes: [{ path: '/wishlist', Component }] });
  const again = await screen.findByRole('button', { name: /again/i });
  customer = { wishlists: [] };
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: /empty/i })).toBeTruthy();
});

it('offers to undo for each choice of one product that is taken off the list', async () => {
  const backEnd = cartBackEnd([]);
  const product = sampleProduct('ConfigurableProduct', { sku: 'SHIRT', name: 'Cotton shirt' });
  const shirt = (id: string, colour: string) => ({
    __typename: 'ConfigurableWishlistItem',
    id,
    quantity: 1,
    product,
    customizable_options: [],
    configurable_options: [
      { option_label: 'Colour', value_label: colour, configurable_product_option_value_uid: `uid-${colour}` },
    ],
    configured_variant: null,
  });
  let items = [shirt('1', 'Red'), shirt('2', 'Blue')];
  const added: unknown[] = [];
  Object.assign(backEnd.graphql, {
    WishlistItems: () => ({
      customer: { wishlists: [{ id: '1', items_count: items.length, items_v2: { page_info: null, items } }] },
    }),
    removeProductsFromWishlist: ({ itemIds }: { itemIds: string[] }) => {
      items = items.filter(({ id }) => !itemIds.includes(id));
      return { removeProductsFromWishlist: { wishlist: { id: '1' }, user_errors: [] } };
    },
    addProductsToWishlist: ({ items: wished }: { items: { selected_options: string[] }[] }) => {
      added.push(...wished.flatMap(wish => wish.selected_options));
      return { addProductsToWishlist: { wishlist: { id: '1' }, user_errors: [] } };
    },
  });
  renderShop({ backEnd, path: '/wishlist', signedIn: true, routes: [{ path: '/wishlist', Component }] });
  const remove = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: /^Remove Cotton shirt/ }))[0]!);
  await remove();
  await screen.findByText(/was taken off your wishlist/);
  await remove();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await userEvent.click(undo);
  await waitFor(() => expect(added).toEqual(['uid-Red', 'uid-Blue']));
});

it('offers again to undo where what was taken off the list could not be put back', async () => {
  const backEnd = cartBackEnd([]);
  const product = sampleProduct('SimpleProduct', { sku: 'MUG', name: 'Big mug' });
  const items = [{ __typename: 'SimpleWishlistItem', id: '7', quantity: 1, product }];
  const changed = { wishlist: { id: '1' }, user_errors: [] };
  const added: unknown[] = [];
  let isReached = false;
  Object.assign(backEnd.graphql, {
    WishlistItems: () => ({
      customer: { wishlists: [{ id: '1', items_count: items.length, items_v2: { page_info: null, items } }] },
    }),
    removeProductsFromWishlist: () => ({ removeProductsFromWishlist: changed }),
    addProductsToWishlist: ({ items: wished }: { items: unknown[] }) => {
      if (!isReached) throw lost;
      added.push(...wished);
      return { addProductsToWishlist: changed };
    },
  });
  renderShop({ backEnd, path: '/wishlist', signedIn: true, routes: [{ path: '/wishlist', Component }] });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Big mug/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Big mug was taken off your wishlist\. The shop could not be reached/)).toBeTruthy();
  isReached = true;
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(added).toMatchObject([{ sku: 'MUG', quantity: 1 }]));
});
