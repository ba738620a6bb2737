import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { samplePayment } from '../testing/sampleBill.ts';
import { sampleProduct } from '../testing/sampleProduct.ts';
import { Component as Bills } from './BillsPage.tsx';
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

interface Asked {
  page: number;
  filter: { number?: { match: string }; status?: { in: string[] } } | null;
}

const orderOf = (number: string) => ({
  id: number,
  number,
  order_date: '2026-11-20 06:40:00',
  status: 'Processing',
  shipments: [],
  items: [],
  total: { grand_total: { value: 500, currency: 'INR' } },
});

function openOrders(path: string) {
  const backEnd = cartBackEnd([]);
  const numbers = Array.from({ length: 12 }, (_, index) => `0000000${10 + index}`);
  const asked: Asked[] = [];
  Object.assign(backEnd.graphql, {
    CustomerOrders: (variables: Asked) => {
      asked.push(variables);
      const found = numbers.filter(number => number.includes(variables.filter?.number?.match ?? ''));
      return {
        customer: {
          orders: {
            total_count: found.length,
            date_of_first_order: '2026-01-20 06:30:00',
            page_info: { current_page: variables.page, total_pages: Math.ceil(found.length / 10) },
            items: found.slice((variables.page - 1) * 10, variables.page * 10).map(orderOf),
          },
        },
      };
    },
  });
  const routes = [{ path: '/order-history', Component: Orders }];
  return { asked, ...renderShop({ backEnd, path, signedIn: true, routes }) };
}

// Rule orders-12.
it('finds orders by number and status at the back end, keeps both in the address, and leads out of nothing', async () => {
  const { asked, router } = openOrders('/order-history?page=2');
  await screen.findByText('12 orders');
  await userEvent.type(screen.getByLabelText('Search by order number'), '15{Enter}');
  await screen.findByText('1 order');
  expect(router.state.location.search).toBe('?number=15');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'In progress');
  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      page: 1,
      filter: { number: { match: '15' }, status: { in: ['pending', 'processing', 'holded'] } },
    }),
  );
  expect(router.state.location.search).toBe('?number=15&status=open');
  await act(() => router.navigate('/order-history?number=kettle'));
  await screen.findByText(/^None of these orders has “kettle” in its number/);
  expect(screen.getByLabelText<HTMLInputElement>('Search by order number').value).toBe('kettle');
  expect(screen.getByText('0 orders')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('link', { name: 'Show all orders' })[0]!);
  await screen.findByText('12 orders');
  await act(() => router.navigate(-1));
  await screen.findByText('0 orders');
});

it('turns the pages of what was found', async () => {
  openOrders('/order-history?number=0000');
  await screen.findByText('12 orders');
  expect(screen.getByRole('link', { name: /page 2/i }).getAttribute('href')).toBe('/order-history?number=0000&page=2');
});

const pageInfo = { current_page: 1, total_pages: 3 };
const wish = {
  __typename: 'SimpleWishlistItem',
  id: '7',
  quantity: 1,
  product: sampleProduct('SimpleProduct', { sku: 'MUG', name: 'Big mug' }),
};

it.each([
  {
    path: '/order-history',
    Component: Orders,
    query: 'CustomerOrders',
    answer: { customer: { orders: { total_count: 1, page_info: pageInfo, items: [orderOf('000000010')] } } },
    shown: 'Order 000000010',
  },
  {
    path: '/wishlist',
    Component: Wishlist,
    query: 'WishlistItems',
    answer: {
      customer: { wishlists: [{ id: '1', items_count: 1, items_v2: { page_info: pageInfo, items: [wish] } }] },
    },
    shown: 'Big mug',
  },
  {
    path: '/bills-and-recharge',
    Component: Bills,
    query: 'BillPayments',
    answer: { billPayments: { page_info: pageInfo, items: [samplePayment] } },
    shown: samplePayment.biller.name,
  },
])(
  'keeps what was read of $path where it cannot be read anew, says so, and takes it for no other page',
  async ({ path, Component, query, answer, shown }) => {
    const backEnd = cartBackEnd([]);
    let isAway = false;
    Object.assign(backEnd.graphql, {
      [query]: () => {
        if (isAway) throw problemError({ kind: 'rejected', message: 'No.' });
        return structuredClone(answer);
      },
    });
    const routes = [
      { path, Component },
      { path: '/', element: <h1>Home</h1> },
    ];
    const { router } = renderShop({ backEnd, path, signedIn: true, routes });
    await screen.findByText(shown);
    await act(() => router.navigate('/'));
    isAway = true;
    await act(() => router.navigate(path));
    expect(await screen.findByText(/we knew (?:it |them )?last/)).toBeTruthy();
    expect(screen.getByText(shown)).toBeTruthy();
    await act(() => router.navigate(`${path}?page=2`));
    expect(await screen.findByText(/could not be loaded\.$/)).toBeTruthy();
    expect(screen.queryByText(shown)).toBeNull();
    await act(() => router.navigate(path));
    await screen.findByText(/we knew (?:it |them )?last/);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText(/we knew/)).toBeNull());
    expect(screen.getByText(shown)).toBeTruthy();
  },
);

it('does not say that there are no orders where there were none, and they cannot be read anew', async () => {
  const backEnd = cartBackEnd([]);
  let isAway = false;
  Object.assign(backEnd.graphql, {
    CustomerOrders: () => {
      if (isAway) throw problemError({ kind: 'rejected', message: 'No.' });
      return { customer: { orders: { total_count: 0, page_info: pageInfo, items: [] } } };
    },
  });
  const path = '/order-history';
  const routes = [
    { path, Component: Orders },
    { path: '/', element: <h1>Home</h1> },
  ];
  const { router } = renderShop({ backEnd, path, signedIn: true, routes });
  await screen.findByText('No orders yet');
  await act(() => router.navigate('/'));
  isAway = true;
  await act(() => router.navigate(path));
  expect(await screen.findByText('Your orders could not be loaded.')).toBeTruthy();
  expect(screen.queryByText('No orders yet')).toBeNull();
});
