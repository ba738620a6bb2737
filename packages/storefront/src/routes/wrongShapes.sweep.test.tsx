import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appSlice } from '@shop/state';
import { RouteError } from '../features/errors/RouteError.tsx';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { misshape, placesIn, valueAt, wrongValuesFor } from '../testing/misshape.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { schemaBackEnd } from '../testing/schemaBackEnd.ts';
import { Component as AccountInformationPage } from './AccountInformationPage.tsx';
import { Component as AddressBookPage } from './AddressBookPage.tsx';
import { Component as CartPage } from './CartPage.tsx';
import { Component as CheckoutPage } from './CheckoutPage.tsx';
import { Component as OrderPage } from './OrderPage.tsx';
import { Component as OrdersPage } from './OrdersPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  standInForModals();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sound = schemaBackEnd({
  types: { CartItemInterface: 'SimpleCartItem', ProductInterface: 'SimpleProduct', OrderItemInterface: 'OrderItem' },
  given: {
    'StoreConfig.guest_price_hidden': false,
    'Cart.id': 'cart-1',
    'Cart.is_virtual': false,
    'Cart.total_quantity': 2,
    'Cart.total_summary_quantity_including_config': 2,
    'Query.orderOfCart': null,
  },
});

interface Screen {
  name: string;
  path: string;
  route: string;
  Component: ComponentType;
  signedIn: boolean;
  /** What the page is about. */
  operation: RegExp;
  /** Without these there is no such page; they are asked for again, and then it says so (client-07). */
  subject: RegExp;
  /** Stands there once the answer was taken in, whatever it was. */
  settled: RegExp;
}

const screens: Screen[] = [
  {
    name: 'cart',
    path: '/cart',
    route: '/cart',
    Component: CartPage,
    signedIn: false,
    operation: /^getCartDetails$/i,
    subject: /^cart(\.id)?$/,
    settled: /Price details|Your cart is empty|Try again/i,
  },
  {
    name: 'checkout',
    path: '/checkout',
    route: '/checkout',
    Component: CheckoutPage,
    signedIn: false,
    operation: /^getCartDetails$/i,
    subject: /^cart(\.id)?$/,
    settled: /House number and street|Pay|Try again|empty/i,
  },
  {
    name: 'orders',
    path: '/order-history',
    route: '/order-history',
    Component: OrdersPage,
    signedIn: true,
    operation: /orders/i,
    subject: /^customer(\.orders)?$/,
    settled: /Some words|no orders|not placed|Try again/i,
  },
  {
    name: 'profile',
    path: '/account-information',
    route: '/account-information',
    Component: AccountInformationPage,
    signedIn: true,
    operation: /^AccountInformation$/,
    subject: /^customer$/,
    settled: /Password|Try again/,
  },
  {
    name: 'address book',
    path: '/address-book',
    route: '/address-book',
    Component: AddressBookPage,
    signedIn: true,
    operation: /^AddressBook$/,
    subject: /^customer$/,
    settled: /Some words|No addresses yet|Try again/,
  },
  {
    name: 'order',
    path: '/order-history/7',
    route: '/order-history/:id',
    Component: OrderPage,
    signedIn: true,
    operation: /order/i,
    subject: /^customer(\.orders)?$/,
    settled: /Some words|Try again|no such order|could not/i,
  },
];

/** Shows a screen; one answer is another than was asked for. */
async function show(
  { path, route, Component, signedIn, settled }: Screen,
  spoil?: (name: string, data: unknown) => unknown,
) {
  const answers = new Map<string, unknown>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = (await (await sound.fetch(input, init)).json()) as { data: unknown };
    const posted = typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string }) : {};
    const address = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
    const name = address.searchParams.get('operationName') ?? posted.operationName ?? '';
    answers.set(name, answer.data);
    return Response.json({ data: spoil ? spoil(name, answer.data) : answer.data });
  };
  const misfits: string[] = [];
  const { store, container } = renderShop({
    backEnd: cartBackEnd([]),
    fetch,
    onMisfit: (operation, places) => misfits.push(...places.map(place => `${operation} ${place}`)),
    path,
    signedIn,
    stored: { cartId: 'cart-1' },
    routes: [{ path: route, Component, ErrorBoundary: RouteError }],
  });
  await waitFor(() => expect(container.textContent).toMatch(settled));
  const isStanding =
    screen.queryByText(/Something went wrong/) === null &&
    appSlice.selectors.selectUnhandledErrors(store.getState()).length === 0;
  const text = container.textContent ?? '';
  return { answers, misfits, isStanding, text };
}

// Rule client-15.
it.each(screens)(
  'the page $name loses nothing but the part where an answer has another shape than was asked for',
  async shown => {
    const { answers, isStanding } = await show(shown);
    expect(isStanding).toBe(true);
    cleanup();
    const own = [...answers].filter(([name]) => shown.operation.test(name));
    const places = own.flatMap(([operation, data]) =>
      placesIn(data).flatMap(place => (shown.subject.test(place) ? [] : [{ operation, data, place }])),
    );
    expect(places.length).toBeGreaterThan(3);
    const fallen: string[] = [];
    for (const [index, { operation, data, place }] of places.entries()) {
      localStorage.clear();
      const wrongs = wrongValuesFor(valueAt(data, place));
      const wrong = wrongs[index % wrongs.length];
      const what = `${operation} ${place} = ${JSON.stringify(wrong)}`;
      const spoil = (name: string, sent: unknown) => (name === operation ? misshape(sent, place, wrong) : sent);
      const outcome = await show(shown, spoil).catch((error: unknown) => String(error).slice(0, 200));
      if (typeof outcome === 'string') fallen.push(`${what}: ${outcome}`);
      else if (!outcome.isStanding || /NaN|undefined|\[object/.test(outcome.text))
        fallen.push(`${what}: ${/NaN|undefined|\[object/.exec(outcome.text)?.[0] ?? 'fell'}`);
      cleanup();
    }
    expect(fallen).toEqual([]);
  },
  300_000,
);
