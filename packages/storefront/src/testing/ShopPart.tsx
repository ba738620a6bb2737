import { createCommerceClient, type SessionSource } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { defineVariant, type VariantInput } from '@shop/variant';
import { useMemo, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { cartBackEnd } from './cartBackEnd.ts';

const kaveri: VariantInput = { id: 'kaveri', name: 'Kaveri', description: 'A shop for stories.', storeCode: 'kaveri', coinName: 'Kaveri Coins', helpNumber: '919000000004', themeColour: '#0b7a75', backgroundColour: '#ffffff' };
const config = { razorpayScript: '/razorpay.js', cashfreeScript: '/cashfree.js', mapsUrl: '/maps' };
const session: SessionSource = { token: () => undefined, storeCode: () => 'kaveri', currency: () => undefined, cacheId: { get: () => undefined, set: () => {} }, online: () => true };
const frame = { Shell: { storeConfig: null, categoryList: [] } };

export interface ShopPartProps {
  /** Answers of the back end by name of the operation; to others it never answers. */
  answers?: Record<string, unknown>;
  /** Why the back end refuses, by name of the operation. */
  refusals?: Record<string, string>;
  /** Where the shop differs from others. */
  variant?: Partial<VariantInput>;
  children: ReactNode;
}

/** What a single part of the shop stands in, for its stories: a store, a router, and a back end that says what it is told. */
export function ShopPart({ answers = {}, refusals = {}, variant: differences, children }: ShopPartProps) {
  const variant = useMemo(() => defineVariant({ ...kaveri, ...differences }), [differences]);
  const { client, commerce, store, router } = useMemo(() => {
    const { clock, navigation } = browserPorts();
    const known: Record<string, unknown> = { ...frame, ...answers };
    const answer: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string }) : {};
      const name = url.searchParams.get('operationName') ?? body.operationName ?? '';
      if (name in refusals) return Promise.resolve(Response.json({ data: null, errors: [{ message: refusals[name], extensions: { category: 'graphql-input' } }] }));
      return name in known ? Promise.resolve(Response.json({ data: known[name] })) : new Promise(() => {});
    };
    const port = cartBackEnd([]).port;
    return {
      client: createCommerceClient({ url: '/graphql', session, isClient: true, fetch: answer }),
      commerce: port,
      store: makeStore({ commerce: port, persistence: createPersistence(undefined, clock), clock, navigation }),
      router: createMemoryRouter([{ path: '*', element: children }]),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a story's part and answers are written once
  }, []);
  return (
    <ShopProviders setting={{ variant, slots: { Wordmark: () => null }, storeCode: 'kaveri', config }} client={client} commerce={commerce} store={store}>
      <RouterProvider router={router} />
    </ShopProviders>
  );
}
