// chunk: frame
/// <reference path="../inline/inline-script.d.ts" />
import { appSlice, prefetchFlows, prefetchReads, runRead, showsCart, type NextRoot, type ShopState } from '@shop/state';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Hydrated } from '../app/Hydrated.tsx';
import type { Ear } from '../app/ear.ts';
import { browserServices } from '../app/browserServices.ts';
import { Document } from '../app/Document.tsx';
import { readDocumentData } from '../app/documentData.ts';
import { provideLoaderContext } from '../context/loaderContext.ts';
import { featureCheck } from '../context/features.ts';
import { onlyLast } from '../app/onlyLast.ts';
import { patientRoutes } from '../app/patientRoutes.ts';
import { ownRoutes } from '../app/ownRoutes.ts';
import { prepareRoutes } from '../app/prepareRoutes.ts';
import { makeRoutes } from '../app/routes.tsx';
import type { Shop } from '../context/shop.ts';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { ListingSkeleton } from '../features/listing/ListingPlaceholder.tsx';
import { onFirstSign } from '../features/shared/onFirstSign.ts';
import { nextTask } from './nextTask.ts';

/** Between two attempts to fetch what tells of a visit, ms. */
const LISTEN_AGAIN_MS = 20_000;

/** Takes over the document that the server rendered: same routes, same data, nothing fetched again. */
export async function hydrate(shop: Shop): Promise<void> {
  const { storeCode, config, absentFields, queries, footer, hydration } = readDocumentData(document);
  const { session, cart } = document.documentElement.dataset;
  const held = document.querySelector('form[data-late][aria-busy]');
  const isCalling = session ?? cart ?? held;
  // Where a cart is shown, what changes it comes with the first sign of a shopper.
  if (isCalling) (held || !showsCart.test(location.pathname) ? prefetchFlows : prefetchReads)();
  const lacking =
    absentFields.length > 0 ? (await import('../app/absentFields.ts')).absentFieldsExchange(absentFields) : undefined;
  const { analytics, forcedOutCustomerIds } = config;
  const ear: Ear | undefined = analytics && [];
  const listen = ear && ((action: unknown, state: ShopState) => void ear.push({ action, state }));
  const services = browserServices({ storeCode, queries, absentFields: lacking, forcedOutCustomerIds, listen });
  const first = services.store.getState();
  await nextTask();
  const client = services.client();
  if (isCalling) {
    client.prepare();
    // While the page is hydrated: what it shows of a cart, and what was held, need not wait for it.
    void services.store.dispatch(runRead(reads => reads.askAhead(held?.getAttribute('action') === '/cart')));
  }
  await nextTask();
  const routes = patientRoutes(makeRoutes(shop.pages && ownRoutes(shop.pages)), services.connection);
  await prepareRoutes(routes, location.pathname, hydration.loaderData);
  await nextTask();
  const onCategory = (coming: NextRoot) => void services.store.dispatch(appSlice.actions.nextRootComponentSet(coming));
  // What finds the next page, and keeps answers and visits from then on: done with the first sign of a visitor, at the latest
  // with the first navigation. Who only looks at a page has no use for it.
  let preparing: Promise<void> | undefined;
  const prepare = () => {
    ListingSkeleton.prefetch();
    return (preparing ??= Promise.all([
      import('../app/keptHere.ts'),
      import('../app/resolve.ts'),
      import('../app/laterPages.ts'),
    ]).then(
      ([{ keepHere }]) => keepHere(client, services, router, shop, config),
      () => {
        preparing = undefined;
      },
    ));
  };
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: onlyLast(async () => {
      await prepare();
      const context = new RouterContextProvider();
      provideLoaderContext(context, {
        client,
        variant: shop.variant,
        has: featureCheck(config),
        signedIn: services.signedIn,
        onCategory,
      });
      return context;
    }),
  });
  router.subscribe(state => {
    const { navigation } = state;
    window.shopAhead = navigation.location;
    ear?.push(state);
    services.store.dispatch(appSlice.actions.pageLoadingChanged(navigation.state !== 'idle'));
  });
  onFirstSign(() => void prepare());
  // Rule look-22. Until then, and where it does not come, the browser shows titles by itself.
  onFirstSign(
    () =>
      void import('@shop/ui/tooltips').then(
        ({ runTooltips }) => runTooltips(),
        () => undefined,
      ),
  );
  // Who did nothing but wait for the network.
  addEventListener('online', () => void prepare());
  if (analytics && ear) {
    ear.push(router.state);
    const { persistence } = services;
    const hear = (): Promise<void> =>
      import('../app/measureVisit.ts').then(
        ({ measureVisit }) =>
          measureVisit({ setting: analytics, variantId: shop.variant.id, ear, first, persistence, client }),
        // Without a network nothing can be told anyway.
        () => void setTimeout(hear, LISTEN_AGAIN_MS),
      );
    (window.requestIdleCallback ?? setTimeout)(() => void hear());
  }
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShopProviders
          setting={{ ...shop, storeCode, config, footer }}
          client={client}
          store={services.store}
          commerce={services.commerce}
        >
          <Document>
            <Hydrated start={services.start}>
              <RouterProvider router={router} />
            </Hydrated>
          </Document>
        </ShopProviders>
      </StrictMode>,
      { onUncaughtError: services.report, onCaughtError: services.report },
    );
  });
}
