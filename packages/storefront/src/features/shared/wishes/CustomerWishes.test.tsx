import { createCommerceClient, type SessionSource } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { act, render } from '@testing-library/react';
import { Provider as StoreProvider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Provider as QueryProvider } from 'urql';
import { expect, it, vi } from 'vitest';
import { CommerceContext } from '../../../context/CommerceContext.ts';
import { cartBackEnd } from '../../../testing/cartBackEnd.ts';
import { CustomerWishes } from './CustomerWishes.tsx';
import { pressHeart } from './pressHeart.ts';
import { guestSession } from '../../../testing/guestSession.ts';
import { readAsIs } from '../../../testing/readAsIs.ts';

const session: SessionSource = { ...guestSession, token: () => 'token' };

/**
 * A customer's hearts over a back end that has one list; where it does not keep, what was put on it is off again at
 * once.
 */
function open({ keeps = true, held = [] as string[] } = {}) {
  const names: (string | null)[] = [];
  let items: object[] = held.map(sku => ({ id: sku, product: { sku } }));
  const client = createCommerceClient({
    reader: readAsIs,
    url: 'http://back.test/graphql',
    isClient: true,
    session,
    fetch: async (input, init) => {
      const { searchParams } = new URL(input as string);
      const asked =
        init?.method === 'POST'
          ? (JSON.parse(init.body as string) as { operationName: string }).operationName
          : searchParams.get('operationName');
      const { pageSize = 1, page = 1 } = JSON.parse(searchParams.get('variables') ?? '{}') as Record<string, number>;
      names.push(asked);
      if (asked === 'addProductsToWishlist' && keeps) items = [{ id: '1', product: { sku: 'SKU' } }];
      if (asked === 'removeProductsFromWishlist') items = [];
      const shown = items.slice((page - 1) * pageSize, page * pageSize);
      const list = { __typename: 'Wishlist', id: '3', items_count: items.length, items_v2: { items: shown } };
      return Response.json({
        data:
          asked === 'getWishedProducts'
            ? { customer: { __typename: 'Customer', wishlists: [list] } }
            : { [asked ?? '']: { wishlist: { id: '3' }, user_errors: [] } },
      });
    },
  });
  const { clock, navigation } = browserPorts();
  const { port } = cartBackEnd([]);
  const store = makeStore({ commerce: port, persistence: createPersistence(localStorage, clock), clock, navigation });
  let wished: string[] = [];
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <CustomerWishes
          onChange={skus => {
            wished = [...skus];
          }}
        />
      ),
    },
  ]);
  const { unmount } = render(
    <CommerceContext value={{ client, commerce: port }}>
      <StoreProvider store={store}>
        <QueryProvider value={client.urql}>
          <RouterProvider router={router} />
        </QueryProvider>
      </StoreProvider>
    </CommerceContext>,
  );
  const press = (wanted: boolean) =>
    act(() =>
      store.dispatch(pressHeart({ client, navigate: () => {} }, { sku: 'SKU', name: 'Kettle', options: [] }, wanted)),
    );
  return { names, press, wished: () => wished, signOut: unmount };
}

it('changes the list in one call and asks for it once more, however many hearts there are', async () => {
  const shop = open();
  await vi.waitFor(() => expect(shop.names).toEqual(['getWishedProducts']));
  await shop.press(true);
  await vi.waitFor(() => expect(shop.names.slice(1)).toEqual(['addProductsToWishlist', 'getWishedProducts']));
  expect(shop.wished()).toEqual(['SKU']);
  await shop.press(false);
  await vi.waitFor(() => expect(shop.wished()).toEqual([]));
  expect(shop.names.slice(3)).toEqual(['removeProductsFromWishlist', 'getWishedProducts']);
});

it('shows what the list holds once it came, whatever was pressed before', async () => {
  const shop = open({ keeps: false });
  await vi.waitFor(() => expect(shop.names).toEqual(['getWishedProducts']));
  await shop.press(true);
  await vi.waitFor(() => expect(shop.names).toHaveLength(3));
  await vi.waitFor(() => expect(shop.wished()).toEqual([]));
});

it('leaves no heart filled for whoever is there once the customer has gone', async () => {
  const shop = open({ held: ['SKU'] });
  await vi.waitFor(() => expect(shop.wished()).toEqual(['SKU']));
  shop.signOut();
  expect(shop.wished()).toEqual([]);
});

it('fills the heart of every product of a long list, and reads no list without end', async () => {
  const skus = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index}`);
  const long = open({ held: skus(750) });
  await vi.waitFor(() => expect(long.wished()).toEqual(skus(750)));
  const endless = open({ held: skus(5000) });
  await vi.waitFor(() => expect(endless.wished()).toHaveLength(3000));
  expect(endless.names).toHaveLength(11);
});
