import { CommerceError } from '@shop/commerce-client';
import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen } from '@testing-library/react';
import { userSlice } from '@shop/state';
import { useLoaderData, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Listing } from '../features/listing/Listing.tsx';
import { CustomerPrices } from '../layouts/CustomerPrices.tsx';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { samplePrice, sampleProduct } from '../testing/sampleProduct.ts';
import { Component as CartPage } from './CartPage.tsx';
import { Component as CheckoutPage } from './CheckoutPage.tsx';
import { Component as ProductPage } from './ProductPage.tsx';

/** A store view that shows prices to customers only. */
const storeConfig = { store_code: 'kaveri', store_name: 'Kaveri', guest_price_hidden: true };

beforeEach(() => {
  localStorage.clear();
  standInForModals();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lamp = { sku: 'LAMP', name: 'Brass lamp', price: 1200, quantity: 1 };
function backEndWith(membership: object | Promise<object> | undefined) {
  const backEnd = cartBackEnd([lamp]);
  backEnd.graphql['PurchaseProgramme'] = async () => ({
    customer: { email: 'asha@example.com', purchase_programme: (await membership) ?? null },
  });
  return backEnd;
}
const open = (
  path: string,
  element: RouteObject['element'],
  options: {
    signedIn?: boolean;
    loader?: () => unknown;
    hidesPrices?: boolean;
    membership?: object | Promise<object>;
  } = {},
) =>
  renderShop({
    backEnd: backEndWith(options.membership),
    storeConfig: { ...storeConfig, guest_price_hidden: options.hidesPrices ?? true },
    path,
    signedIn: options.signedIn ?? false,
    routes: [
      {
        path,
        element: (
          <>
            <CustomerPrices />
            {element}
          </>
        ),
        ...(options.loader && { loader: options.loader }),
      },
    ],
  });
const words = () => document.body.textContent;

const product = (price: number | null) =>
  sampleProduct('SimpleProduct', {
    name: 'Kettle',
    mw_reward_messages: { product_message: 'Earn 14 coins with this product.' },
    price_range: samplePrice(price as number),
    productsurcharge_fee: 20,
  });
const page = (price: number | null) => ({
  product: product(price),
  crumbs: [],
  description: [],
  reviews: null,
  questions: null,
  facts: null,
  together: [],
});

// Rule catalogue-05.
it("asks a guest to sign in before she sees a product's price or buys it", async () => {
  open('/kettle.html', <ProductPage data={page(1499)} />);
  expect((await screen.findByRole('link', { name: 'Log in to buy' })).getAttribute('href')).toBe(
    '/sign-in?from=%2Fkettle.html',
  );
  expect(screen.getByRole('link', { name: 'Log in for price' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
  expect(words()).not.toMatch(/₹|coins/);
});

it.each([
  ['/cart', <CartPage key="cart" />],
  ['/checkout', <CheckoutPage key="checkout" />],
])('keeps the prices of %s from a guest, and says that nothing is lost', async (path, element) => {
  open(path, element);
  expect(await screen.findByRole('heading', { name: 'Sign in to see your cart' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/sign-in?from=${encodeURIComponent(path)}`,
  );
  expect(words()).not.toContain('₹');
});

it('shows a customer her cart', async () => {
  open('/cart', <CartPage />, { signedIn: true });
  expect(await screen.findByRole('link', { name: 'Brass lamp' })).toBeTruthy();
  expect(words()).toContain('₹1,200');
});

it('narrows and orders nothing by price', async () => {
  const price = {
    attribute_code: 'price',
    label: 'Price',
    count: 1,
    options: [{ value: '0_1000', label: '0-1000', count: 1 }],
  };
  const products = {
    total_count: 1,
    page_info: { current_page: 1, page_size: 6, total_pages: 1 },
    items: [product(null)],
    aggregations: [price, { ...price, attribute_code: 'brand', label: 'Brand' }],
    suggestions: [],
    sort_fields: { options: [{ value: 'price' }, { value: 'saving' }, { value: 'popularity' }] },
    chosen: {},
    swatches: {},
    further: 0,
    isCut: false,
  };
  open('/kettles.html', <Listing products={products} label="Kettles" />);
  expect(await screen.findByRole('link', { name: 'Log in for price' })).toBeTruthy();
  expect(await screen.findAllByRole('checkbox', { hidden: true })).not.toEqual([]);
  expect(screen.queryByRole('radio', { name: /₹/ })).toBeNull();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Recommended',
    'Most popular',
    'Name: A to Z',
  ]);
});

it('asks for the page again when its customer is known, and never shows a price of nothing meanwhile', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof page>>();
  let times = 0;
  const loader = () => {
    times += 1;
    return times === 1 ? page(null) : answer.promise;
  };
  function Loaded() {
    return <ProductPage data={useLoaderData<ReturnType<typeof page>>()} />;
  }
  const { store } = open('/kettle.html', <Loaded />, { loader });
  await screen.findByRole('link', { name: 'Log in to buy' });
  act(() => void store.dispatch(userSlice.actions.tokenSet()));
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy();
  expect(words()).not.toContain('₹0');
  await act(async () => answer.resolve(page(1499)));
  expect(await screen.findByText('₹1,499')).toBeTruthy();
  expect(times).toBe(2);
});

const member = {
  programme: 'STUDENT',
  institute_name: 'Navodit College',
  email: 'asha@navodit-college.example',
  expires_at: '2027-11-24 06:30:00',
  status: 'ACTIVE',
  store_code: null,
};

// Rule programmes-06.
it.each([
  ['it is known', (answer: PromiseWithResolvers<object>) => answer.resolve(member)],
  [
    'nobody can say',
    (answer: PromiseWithResolvers<object>) =>
      answer.reject(new CommerceError({ problem: { kind: 'rejected', message: 'Internal server error' } })),
  ],
])('asks for a page without prices once, when the programme of its customer is settled: %s', async (_, settle) => {
  const answer = Promise.withResolvers<object>();
  let times = 0;
  const loader = () => page((times += 1) === 1 ? null : 1349);
  function Loaded() {
    return <ProductPage data={useLoaderData<ReturnType<typeof page>>()} />;
  }
  open('/kettle.html', <Loaded />, { loader, signedIn: true, membership: answer.promise });
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy();
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(times).toBe(1);
  await act(async () => settle(answer));
  expect(await screen.findByText('₹1,349')).toBeTruthy();
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(times).toBe(2);
});

// Rule programmes-06.
it.each([
  ['ACTIVE', '₹1,349', 2],
  ['EXPIRED', '₹1,499', 1],
])('asks for the page again for who is verified: %s', async (status, price, asked) => {
  let times = 0;
  const loader = () => page((times += 1) === 1 ? 1499 : 1349);
  function Loaded() {
    return <ProductPage data={useLoaderData<ReturnType<typeof page>>()} />;
  }
  open('/kettle.html', <Loaded />, {
    loader,
    signedIn: true,
    hidesPrices: false,
    membership: { ...member, status },
  });
  expect(await screen.findByText(price)).toBeTruthy();
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect([words()?.includes(price), times]).toEqual([true, asked]);
});
