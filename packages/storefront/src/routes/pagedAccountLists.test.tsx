import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
