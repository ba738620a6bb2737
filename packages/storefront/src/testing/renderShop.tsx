import {
  createCommerceClient,
  createCommercePort,
  createRestClient,
  makeAnswerReader,
  type CommerceError,
  type SessionSource,
} from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore, startSession, type StoredValues } from '@shop/state';
import { defineVariant, eachGateway } from '@shop/variant';
import { configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { gatewayCalls } from '../app/gatewayCalls.ts';
import { Hydrated } from '../app/Hydrated.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { Toasts } from '../features/chrome/Toasts.tsx';
import { guestSession } from './guestSession.ts';
import type { Slots } from '../context/shop.ts';
import type { CartBackEnd } from './cartBackEnd.ts';

// A part that comes late is compiled first, which takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5000 });

const variant = defineVariant({
  id: 'kaveri',
  name: 'Kaveri',
  description: 'A shop for tests.',
  storeCode: 'kaveri',
  coinName: 'Kaveri Coins',
  helpNumber: '919000000004',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
});

/** The one address in India of a customer's book. */
export const savedAddress = {
  id: 3,
  firstname: 'Asha',
  lastname: 'Rao',
  company: null as string | null,
  vat_id: null as string | null,
  street: ['12 Barakhamba Road', 'Flat 4B'],
  city: 'New Delhi',
  region: { region: 'Delhi', region_code: 'DL', region_id: 542 },
  postcode: '110001',
  telephone: '9810012345',
  country_code: 'IN',
  default_shipping: true,
  default_billing: true,
};

/** Answers of GraphQL to what the screens ask by themselves, by name of the operation. */
const answers: Record<string, unknown> = {
  getRegions: {
    country: {
      id: 'IN',
      available_regions: [
        { id: 542, code: 'DL', name: 'Delhi' },
        { id: 564, code: 'KA', name: 'Karnataka' },
      ],
    },
  },
  savedAddresses: {
    customer: {
      id: null,
      addresses: [
        savedAddress,
        { ...savedAddress, id: 4, street: ['1 High Street'], city: 'London', country_code: 'GB' },
      ],
    },
  },
  getCoinBalance: {
    customer: { mw_reward_points: { balance: { points: 200, money: { currency: 'INR', value: 200 } } } },
  },
  addProductsToWishlist: { addProductsToWishlist: { wishlist: { id: '1' }, user_errors: [] } },
  getRazorpayConfig: {
    storeConfig: { store_code: 'kaveri', razorpay_key_id: 'rzp_test_1', razorpay_merchant_name_override: null },
  },
};

/** Answers those, with settings of the store view where a test has any. */
const graphqlOf =
  (storeConfig: object | null, backEnd: CartBackEnd): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
    const body =
      typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string; variables?: never }) : {};
    const known: Record<string, unknown> = { ...answers, Shell: { storeConfig, categoryList: [] } };
    const name = url.searchParams.get('operationName') ?? body.operationName ?? '';
    const ask = backEnd.graphql[name];
    if (ask) {
      try {
        const asked = url.searchParams.get('variables');
        const variables = 'variables' in body ? body.variables : asked === null ? undefined : JSON.parse(asked);
        return Response.json({ data: await ask(variables as never) });
      } catch (error) {
        const { problem } = error as CommerceError;
        if (problem.kind === 'network' || problem.kind === 'offline')
          throw new TypeError('Failed to fetch', { cause: error });
        const { message, kind } = problem;
        if (kind === 'rejected' && problem.isIdentity) {
          const extensions = { category: 'graphql-authentication' };
          return Response.json({ errors: [{ message, path: [name], extensions }] });
        }
        const category = { rejected: 'graphql-input', forbidden: 'graphql-authorization' }[kind as string];
        return Response.json({ errors: [{ message, extensions: { category } }] });
      }
    }
    return Response.json(name in known ? { data: known[name] } : { errors: [{ message: `No answer for ${name}.` }] });
  };

export interface RenderShopInput {
  backEnd: CartBackEnd;
  /** A back end that answers over the network, in place of the one in memory. */
  fetch?: typeof fetch | undefined;
  /** Hears of answers that have another shape than was asked for. */
  onMisfit?: (operation: string, places: string[]) => void;
  routes: RouteObject[];
  path: string;
  /** What the browser remembers from before. */
  stored?: Partial<StoredValues>;
  signedIn?: boolean;
  /** Settings of the store view, as the back end tells them; it tells none unless told. */
  storeConfig?: object | null;
  /** Features that the back end lacks. */
  featuresOff?: string[];
  /** Called in place of loading the page anew. */
  onReload?: () => void;
  /** Called in place of leaving for another document, with its path. */
  onLeave?: (path: string) => void;
  /** Stands in the header; nothing where absent. */
  Wordmark?: ComponentType;
  /** What the shop puts in place of regions. */
  slots?: Partial<Slots>;
}

/**
 * A page of the shop as a browser shows it, over a back end in memory. Storage is the page's own: clear it between
 * tests.
 */
export function renderShop({
  backEnd,
  fetch,
  onMisfit = () => undefined,
  routes,
  path,
  stored = {},
  signedIn = false,
  storeConfig = null,
  featuresOff = [],
  onReload,
  onLeave,
  Wordmark = () => null,
  slots = {},
}: RenderShopInput) {
  history.replaceState(null, '', path);
  const { clock, events, navigation } = browserPorts();
  const persistence = createPersistence(localStorage, clock, [sessionStorage]);
  const before: Partial<StoredValues> = { cartId: 'cart-1', ...stored, ...(signedIn && { signin_token: 'token' }) };
  for (const [name, value] of Object.entries(before))
    persistence.set(name as keyof StoredValues, value, name === 'signin_token' ? 3600 : undefined);
  const session: SessionSource = { ...guestSession, token: () => persistence.get('signin_token') };
  const client = createCommerceClient({
    url: 'http://shop.test/graphql',
    session,
    isClient: true,
    fetch: fetch ?? graphqlOf(storeConfig, backEnd),
    reader: async () => makeAnswerReader(onMisfit),
  });
  const rest = createRestClient({ url: 'http://shop.test/rest', session, fetch });
  const port = fetch ? createCommercePort({ client, rest }) : backEnd.port;
  const store = makeStore({
    commerce: port,
    gateways: gatewayCalls({ client, commerce: port }),
    persistence,
    clock,
    navigation: {
      ...navigation,
      ...(onReload && { reload: onReload }),
      ...(onLeave && { assign: onLeave }),
    },
    events,
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const start = () => {
    const running = store.dispatch(startSession());
    onTestFinished(() => running.stop());
  };
  const config = {
    gatewayScripts: eachGateway(code => `/${code}.js`),
    mapsUrl: '/maps',
    featuresOff,
  };
  const view = render(
    <ShopProviders
      setting={{ variant, slots: { Wordmark, ...slots }, storeCode: 'kaveri', config, footer: '' }}
      client={client}
      commerce={port}
      store={store}
    >
      <Hydrated start={start}>
        <Toasts />
        <RouterProvider router={router} />
      </Hydrated>
    </ShopProviders>,
  );
  return { ...view, store, router, persistence };
}
