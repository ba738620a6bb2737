import { createCommerceClient, type OptionalFeature } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore, type ShopDispatch } from '@shop/state';
import { defineVariant, eachGateway, type VariantInput } from '@shop/variant';
import { useMemo, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { cartBackEnd } from './cartBackEnd.ts';
import { forgetShop } from './forgetShop.ts';
import { guestSession } from './guestSession.ts';
import { readAsIs } from './readAsIs.ts';

const kaveri: VariantInput = {
  id: 'kaveri',
  name: 'Kaveri',
  description: 'A shop for stories.',
  storeCode: 'kaveri',
  coinName: 'Kaveri Coins',
  helpNumber: '919000000004',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
};
const config = { gatewayScripts: eachGateway(code => `/${code}.js`), mapsUrl: '/maps' };
const frame = { Shell: { storeConfig: null, categoryList: [] } };

interface Refusal {
  message: string;
  /** Where a field of the operation refuses, not the request as a whole. */
  path?: string[];
  extensions: { category: string };
}

export interface ShopPartProps {
  /** Answers of the back end by name of the operation; to others it never answers. */
  answers?: Record<string, unknown>;
  /** Why the back end refuses, by name of the operation: graphql-input, unless a whole error of GraphQL says another. */
  refusals?: Record<string, string | Refusal>;
  /** Where the shop differs from others. */
  variant?: Partial<VariantInput>;
  /** What the back end does not have. */
  featuresOff?: OptionalFeature[];
  /** Address that the part stands at, below the shop's origin; "/" unless told. */
  path?: string;
  /** What every page ends with, as markup; empty where nothing is said. */
  footer?: string;
  /** What happened before the part was shown, for example that somebody signed in. */
  before?: (dispatch: ShopDispatch) => void;
  children: ReactNode;
}

const Wordmark = () => (
  <svg viewBox="0 0 96 28" height={28} aria-hidden>
    <text y={22} fontSize={24} fontWeight={700} fill="currentColor">
      Kaveri
    </text>
  </svg>
);

/**
 * What a single part of the shop stands in, for its stories: a store, a router, and a back end that says what it is
 * told.
 */
export function ShopPart({
  answers = {},
  refusals = {},
  variant: differences,
  featuresOff = [],
  path = '/',
  footer = '',
  before,
  children,
}: ShopPartProps) {
  const variant = useMemo(() => defineVariant({ ...kaveri, ...differences }), [differences]);
  const { client, commerce, store, router } = useMemo(() => {
    forgetShop();
    const { clock, navigation } = browserPorts();
    const known: Record<string, unknown> = { ...frame, ...answers };
    const answer: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string }) : {};
      const name = url.searchParams.get('operationName') ?? body.operationName ?? '';
      const refusal = refusals[name];
      if (refusal !== undefined) {
        const error =
          typeof refusal === 'string' ? { message: refusal, extensions: { category: 'graphql-input' } } : refusal;
        return Promise.resolve(Response.json({ data: null, errors: [error] }));
      }
      return name in known ? Promise.resolve(Response.json({ data: known[name] })) : new Promise(() => {});
    };
    const port = cartBackEnd([]).port;
    const store = makeStore({ commerce: port, persistence: createPersistence(undefined, clock), clock, navigation });
    before?.(store.dispatch);
    return {
      client: createCommerceClient({
        url: '/graphql',
        session: guestSession,
        isClient: true,
        fetch: answer,
        reader: readAsIs,
      }),
      commerce: port,
      store,
      router: createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a story's part and answers are written once
  }, []);
  return (
    <ShopProviders
      setting={{ variant, slots: { Wordmark }, storeCode: 'kaveri', config: { ...config, featuresOff }, footer }}
      client={client}
      commerce={commerce}
      store={store}
    >
      <RouterProvider router={router} />
    </ShopProviders>
  );
}
