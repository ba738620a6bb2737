import { GetWishedProducts, type AddressInput } from '@shop/commerce-client';
import { appSlice, setToken } from '@shop/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellQuery } from '../features/shared/shellQueries.ts';
import { MissingPart } from '../features/shared/late.tsx';
import { browserServices } from './browserServices.ts';

/** The shop in a browser whose visitor has just pressed something. */
function openShop({ pressed = true } = {}) {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: pressed }, configurable: true });
  const services = browserServices({ storeCode: 'kaveri', queries: {}, absentFields: undefined });
  services.start();
  const { store } = services;
  return {
    report: services.report,
    reject: (reason: unknown) => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    shown: () => ({
      stopped: appSlice.selectors.selectUnhandledErrors(store.getState()).length,
      told: store.getState().toasts.map(({ message }) => message.split('\n')[0]),
    }),
  };
}

const thrown = (error: Error, at: string) =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at send (${at}:1:2345)\n    at ${location.origin}/assets/react.js:1:1`,
  });

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

it.each<[string, unknown]>([
  ['who went on before the answer came', new DOMException('The user aborted a request.', 'AbortError')],
  ['a browser extension', thrown(new TypeError('x is undefined'), 'chrome-extension://abcdef/inject.js')],
  ["a gateway's script", thrown(new Error('Frame closed'), 'https://checkout.razorpay.com/v1/checkout.js')],
  [
    "a gateway's script from this host",
    thrown(new Error('Frame closed'), `${location.origin}/gateways/razorpay/checkout.js`),
  ],
  ['something that is no error', { code: 7 }],
])('goes on, and only writes it down, where a promise was rejected by %s', (_who, reason) => {
  const shop = openShop();
  shop.reject(reason);
  expect(shop.shown()).toEqual({ stopped: 0, told: [] });
  expect(log).toHaveBeenCalledWith(expect.any(String), reason);
});

it('tells who has just pressed something that it failed, and goes on', () => {
  const shop = openShop();
  shop.reject(thrown(new TypeError('x is undefined'), `${location.origin}/assets/cart.js`));
  expect(shop.shown()).toEqual({ stopped: 0, told: ['Sorry! An unexpected error occurred.'] });
});

it('does not tell of what fails by itself', () => {
  const shop = openShop({ pressed: false });
  shop.reject(thrown(new TypeError('x is undefined'), `${location.origin}/assets/cart.js`));
  expect(shop.shown()).toEqual({ stopped: 0, told: [] });
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError));
});

it('leaves a session that is past its time for the session itself to end, whoever asks for it before', () => {
  localStorage.setItem(
    'M2_VENIA_BROWSER_PERSISTENCE__signin_token',
    JSON.stringify({ value: 'old', timeStored: Date.now() - 3_601_000, ttl: 3600 }),
  );
  const services = browserServices({ storeCode: 'kaveri', queries: {}, absentFields: undefined });
  expect(services.signedIn()).toBe(false);
  services.start();
  expect(services.store.getState().toasts.map(({ message }) => message)).toEqual([
    expect.stringContaining('You have been signed out'),
  ]);
});

it('ends a session whose token the back end no longer takes, whatever met it first', async () => {
  const { origin, pathname } = location;
  const reload = vi.fn();
  vi.stubGlobal('location', { origin, pathname, search: '', reload });
  const errors = [{ message: 'User token has been revoked', extensions: { category: 'graphql-authentication' } }];
  const { client, persistence, store } = browserServices({
    storeCode: 'kaveri',
    queries: {},
    absentFields: undefined,
    fetch: async () => Response.json({ errors }),
  });
  store.dispatch(setToken('revoked'));
  await client().queryPartial(GetWishedProducts, { pageSize: 1 });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(persistence.get('signin_token')).toBeUndefined();
  expect(persistence.get('sessionEnded')).toBeDefined();
});

it.each([
  ['as long as the store says', 8, 8],
  ['an hour where the store does not say', null, 1],
])('lets a session last %s', async (_, told, hours) => {
  const storeConfig = { __typename: 'StoreConfig', customer_access_token_lifetime: told };
  const { client, persistence, store } = browserServices({
    storeCode: 'kaveri',
    queries: {},
    absentFields: undefined,
    fetch: async () => Response.json({ data: { storeConfig, categoryList: [] } }),
  });
  await client().query(ShellQuery, {});
  store.dispatch(setToken('token'));
  expect((persistence.remaining('signin_token') ?? 0) / 3_600_000).toBeCloseTo(hours, 2);
});

// Rule client-03.
it('asks for prices in the currency of the store view, and forgets that of another one', async () => {
  localStorage.clear();
  const storeConfig = { __typename: 'StoreConfig', default_display_currency_code: 'INR' };
  const asked = vi.fn<typeof fetch>(async () => Response.json({ data: { storeConfig, categoryList: [] } }));
  const shopOf = (storeCode: string) =>
    browserServices({ storeCode, queries: {}, absentFields: undefined, fetch: asked });
  const open = async (storeCode: string) => {
    const services = shopOf(storeCode);
    await services.client().query(ShellQuery, {});
    return new Headers(asked.mock.lastCall?.[1]?.headers).get('content-currency');
  };
  expect(await open('kaveri')).toBeNull();
  const { client, start } = shopOf('kaveri');
  await client().query(ShellQuery, {});
  start();
  expect([await open('kaveri'), await open('tapti')]).toEqual(['INR', null]);
});

it('signs a customer out whom the deployment names, clears all storage and leads home', async () => {
  const { origin, pathname } = location;
  const assign = vi.fn();
  vi.stubGlobal('location', { origin, pathname, search: '', assign });
  const { persistence, start } = browserServices({
    storeCode: 'kaveri',
    queries: {},
    absentFields: undefined,
    forcedOutCustomerIds: [7],
    fetch: async () => Response.json({ data: { customer: { id: '7', customer_id: 7 } } }),
  });
  persistence.set('signin_token', 'token', 3600);
  start();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(localStorage).toHaveLength(0);
});

it('asks by GraphQL and by REST in the way it is told', async () => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({ message: 'Refused.' }, { status: 400 }));
  const { client, commerce } = browserServices({
    storeCode: 'kaveri',
    queries: {},
    absentFields: undefined,
    fetch: asked,
  });
  await client()
    .query(ShellQuery, {})
    .catch(() => {});
  const order = { cartId: 'c1', method: 'cashondelivery', billingAddress: {} as AddressInput };
  await commerce.placeOrder(order).catch(() => {});
  const paths = asked.mock.calls.map(
    ([input]) => new URL(input instanceof Request ? input.url : input, location.origin).pathname,
  );
  expect(paths).toEqual(['/graphql', expect.stringContaining('/rest/')]);
});

// Rules errors-02 and errors-05.
it('replaces everything where the shop could not be drawn, but not where a part of a page did not come', () => {
  const { report, shown } = openShop();
  report(new MissingPart('This part could not be loaded.'));
  expect(shown().stopped).toBe(0);
  expect(log).not.toHaveBeenCalled();
  report(new TypeError('x is undefined'));
  expect(shown().stopped).toBe(1);
});
