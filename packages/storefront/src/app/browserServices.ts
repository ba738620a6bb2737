import { createCommerceClient, lateCommercePort, type CommerceClient, type CommerceClientOptions, type CommercePort, type SessionSource } from '@shop/commerce-client';
import { appSlice, browserPorts, createPersistence, makeStore, raiseError, startSession, type Persistence, type ShopStore } from '@shop/state';
import type { SSRData } from '@urql/core';

export interface BrowserServices {
  /** Made when it is first asked for, so that it need not be in the store's task. */
  client: () => CommerceClient;
  commerce: CommercePort;
  store: ShopStore;
  persistence: Persistence;
  signedIn: () => boolean;
  /** Wakes the store up, once the page is hydrated. */
  start: () => void;
  /** Takes an error that React could not render past. */
  report: (error: unknown) => void;
}

export interface BrowserServicesInput {
  storeCode: string;
  /** What the frame of the document was rendered from. */
  queries: SSRData;
  /** Takes out what the back end does not have; undefined where it has everything. */
  absentFields: CommerceClientOptions['absentFields'];
  /** Hours that a sign-in lasts, from the store's configuration. */
  tokenLifetime?: number | undefined;
}

/** Everything that the shop works with in a browser, made once for each document. */
export function browserServices({ storeCode, queries, absentFields, tokenLifetime }: BrowserServicesInput): BrowserServices {
  const { clock, navigation, events, localStorage, sessionStorage } = browserPorts();
  const persistence = createPersistence(localStorage, clock, [sessionStorage]);
  if (persistence.get('store_view_code') !== storeCode) {
    persistence.remove('magento_cache_id');
    persistence.set('store_view_code', storeCode);
  }
  const session: SessionSource = {
    token: () => persistence.get('signin_token'),
    storeCode: () => storeCode,
    currency: () => persistence.get('store_view_currency'),
    cacheId: { get: () => persistence.get('magento_cache_id'), set: id => persistence.set('magento_cache_id', id) },
    online: () => events.isOnline?.() ?? true,
  };
  const { workBegun, workEnded } = appSlice.actions;
  const onSlow = () => {
    store.dispatch(workBegun('answer'));
    return () => void store.dispatch(workEnded('answer'));
  };
  let made: CommerceClient | undefined;
  const client = () => (made ??= createCommerceClient({ url: '/graphql', session, isClient: true, initialData: queries, absentFields, onSlow }));
  const commerce = lateCommercePort(() => client().evictPrivate(), async () => {
    const { createCommercePort, createRestClient } = await import('./commerceCalls.ts');
    return createCommercePort({ client: client(), rest: createRestClient({ url: '/rest', session }) });
  });
  const store = makeStore({
    commerce, persistence, clock, navigation, events,
    tokenLifetime: () => tokenLifetime,
    log: (entry, error) => console.error(entry.id, error),
  });
  const report = (error: unknown) => void store.dispatch(raiseError(error, 'render'));
  return {
    client, commerce, store, persistence, report,
    signedIn: () => persistence.get('signin_token') !== undefined,
    start: () => {
      store.dispatch(startSession());
      addEventListener('unhandledrejection', event => report(event.reason));
    },
  };
}
