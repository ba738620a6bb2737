import {
  createCommerceClient,
  lateCommercePort,
  type CommerceClient,
  type CommerceClientOptions,
  type CommercePort,
  type SessionSource,
} from '@shop/commerce-client';
import {
  appSlice,
  browserPorts,
  createPersistence,
  endSessionInTurn,
  makeStore,
  noteError,
  raiseError,
  readToken,
  reportUnexpected,
  startSession,
  type Persistence,
  type ShopPorts,
  type ShopStore,
} from '@shop/state';
import type { SSRData } from '@urql/core';
import { offlinePath } from '../worker/cacheNames.ts';
import { browserConnection } from './browserConnection.ts';
import { isOwnCode, isShoppersFailure } from './isShoppersFailure.ts';
import { MissingPart } from '../features/shared/late.tsx';
import { ShellQuery } from '../features/shared/shellQueries.ts';
import type { Connection } from './patientRoutes.ts';

export interface BrowserServices {
  connection: Connection;
  /** Made when it is first asked for, so that it need not be in the store's task. */
  client: () => CommerceClient;
  commerce: CommercePort;
  store: ShopStore;
  persistence: Persistence;
  signedIn: () => boolean;
  /** Starts the store's flows, once the page is hydrated. */
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
  forcedOutCustomerIds?: readonly number[] | undefined;
  /** Hears of each action. */
  listen?: ShopPorts['listen'];
  /** What asks the back end; the browser's own unless told. */
  fetch?: CommerceClientOptions['fetch'];
}

/** Everything that the shop works with in a browser, made once for each document. */
export function browserServices({
  storeCode,
  queries,
  absentFields,
  forcedOutCustomerIds,
  listen,
  fetch,
}: BrowserServicesInput): BrowserServices {
  const { clock, navigation, events, localStorage, sessionStorage } = browserPorts();
  const persistence = createPersistence(localStorage, clock, [sessionStorage]);
  if (persistence.get('store_view_code') !== storeCode) {
    for (const name of ['magento_cache_id', 'store_view_currency'] as const) persistence.remove(name);
    persistence.set('store_view_code', storeCode);
  }
  const token = () => readToken(persistence).token;
  const session: SessionSource = {
    token,
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
  const client = () =>
    (made ??= createCommerceClient({
      url: '/graphql',
      session,
      isClient: true,
      initialData: queries,
      absentFields,
      fetch,
      reader: async () => (await import('./answers.ts')).answerReader(store.dispatch),
      onSlow,
      // After the flow that met it, if it was one: flows have things to put in order first.
      onSessionEnded: () => void setTimeout(() => void store.dispatch(endSessionInTurn())),
    }));
  /** The store view as this document has it. */
  const view = () => client().urql.readQuery(ShellQuery, {})?.data?.storeConfig;
  const commerce = lateCommercePort(
    () => client().evictPrivate(),
    async () => (await import('./commerceCalls.ts')).commerceCalls(client(), fetch),
  );
  const store = makeStore({
    commerce,
    gateways: {
      status: async order =>
        (await import('./gatewayCalls.ts')).gatewayCalls({ client: client(), commerce }).status(order),
    },
    persistence,
    clock,
    navigation,
    events,
    tokenLifetime: () => view()?.customer_access_token_lifetime ?? undefined,
    forcedOutCustomerIds,
    listen,
    log: (entry, error) => {
      console.error(entry.id, error);
      void import('./tellError.ts').then(
        ({ tellError }) => tellError(entry, error),
        () => undefined,
      );
    },
  });
  const report = (error: unknown) => {
    // A part that did not come fails its page, which offers to try again (errors-02).
    if (!(error instanceof MissingPart)) store.dispatch(raiseError(error, 'render'));
  };
  return {
    client,
    commerce,
    store,
    persistence,
    report,
    connection: browserConnection(store, events, () => location.pathname === offlinePath),
    signedIn: () => token() !== undefined,
    start: () => {
      const currency = view()?.default_display_currency_code;
      if (currency) persistence.set('store_view_currency', currency);
      store.dispatch(startSession());
      addEventListener('error', ({ error }) => {
        if (isOwnCode(error)) store.dispatch(noteError(error, 'window'));
      });
      addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
        store.dispatch((isShoppersFailure(reason) ? reportUnexpected : noteError)(reason, 'promise'));
      });
    },
  };
}
