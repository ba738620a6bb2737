import type { CommerceClient } from '@shop/commerce-client';
import { appSlice, recordVisit, warmFlows, type NextRoot } from '@shop/state';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Awake } from '../app/Awake.tsx';
import { browserServices } from '../app/browserServices.ts';
import { Document } from '../app/Document.tsx';
import { readDocumentData } from '../app/documentData.ts';
import { provideLoaderContext } from '../app/loaderContext.ts';
import { featureCheck } from '../app/features.ts';
import { patientRoutes } from '../app/patientRoutes.ts';
import { prepareRoutes } from '../app/prepareRoutes.ts';
import { makeRoutes } from '../app/routes.tsx';
import type { Shop } from '../app/shop.ts';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { nextPaint } from '../features/shared/nextPaint.ts';
import { nextTask } from './nextTask.ts';

/**
 * What a visitor does before anything is asked for. Of a tap its click, the last of it: what came between would hold up
 * its answer.
 */
const FIRST_SIGNS = ['pointermove', 'click', 'keydown', 'focusin'] as const;

/**
 * Answers are kept from the first sign of a visitor on, at the latest from the first navigation: who only looks at a
 * page has no use for it.
 */
function keepAnswersLate(client: CommerceClient): () => Promise<void> {
  let keeping: Promise<void> | undefined;
  const keep = () =>
    (keeping ??= import('../app/keptAnswers.ts').then(
      ({ keepAnswersHere }) => keepAnswersHere(client),
      () => undefined,
    ));
  // The sign may be a press, whose answer comes first.
  for (const sign of FIRST_SIGNS)
    addEventListener(sign, () => void nextPaint().then(keep), { once: true, passive: true });
  return keep;
}

/** Lays out what is out of sight too: places are kept in pixels, and who comes back is put where they were. */
const layOutAll = () => document.documentElement.setAttribute('data-whole', '');

/** Takes over the document that the server rendered: same routes, same data, nothing fetched again. */
export async function hydrate(shop: Shop): Promise<void> {
  const { storeCode, config, absentFields, queries, footer, hydration } = readDocumentData(document);
  const { session, cart } = document.documentElement.dataset;
  if (session ?? cart ?? document.querySelector('form[data-late][aria-busy]')) warmFlows();
  const lacking =
    absentFields.length > 0 ? (await import('../app/absentFields.ts')).absentFieldsExchange(absentFields) : undefined;
  const { forcedOutCustomerId } = config;
  const services = browserServices({ storeCode, queries, absentFields: lacking, forcedOutCustomerId });
  await nextTask();
  const client = services.client();
  const keeping = keepAnswersLate(client);
  await nextTask();
  const routes = patientRoutes(makeRoutes(), services.connection);
  await prepareRoutes(routes, location.pathname, hydration.loaderData);
  await nextTask();
  const onCategory = (coming: NextRoot) => void services.store.dispatch(appSlice.actions.nextRootComponentSet(coming));
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: async () => {
      await keeping();
      const context = new RouterContextProvider();
      provideLoaderContext(context, {
        client,
        variant: shop.variant,
        has: featureCheck(config),
        signedIn: services.signedIn,
        onCategory,
      });
      return context;
    },
  });
  // Whoever has begun to scroll may leave from a place further down.
  if (scrollY > 0) layOutAll();
  else addEventListener('scroll', () => void nextTask().then(layOutAll), { once: true, passive: true });
  const visit = () => recordVisit(services.persistence, router.state.location.pathname + router.state.location.search);
  visit();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') visit();
    else layOutAll();
  });
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
            <Awake start={services.start}>
              <RouterProvider router={router} />
            </Awake>
          </Document>
        </ShopProviders>
      </StrictMode>,
      { onUncaughtError: services.report, onCaughtError: services.report },
    );
  });
}
