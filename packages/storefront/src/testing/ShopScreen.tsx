import { STORAGE_NAMESPACE, type StoredValues } from '@shop/state';
import { eachGateway, playedScript } from '@shop/variant';
import { useEffect, useMemo } from 'react';
import { createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Hydrated } from '../app/Hydrated.tsx';
import { browserServices } from '../app/browserServices.ts';
import { drawFooter } from '../app/drawFooter.tsx';
import { featureCheck } from '../context/features.ts';
import { provideLoaderContext } from '../context/loaderContext.ts';
import { makeRoutes } from '../app/routes.tsx';
import type { Shop } from '../context/shop.ts';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { forgetShop } from './forgetShop.ts';

export interface ShopScreenProps {
  /** Address below the shop's origin, for example "/cart". */
  path: string;
  /** What the browser remembers from before; everything else that it kept of the shop is forgotten. */
  stored?: Partial<StoredValues>;
  /** The shop that is shown; Storybook's toolbar hands it in. */
  shop?: Shop | undefined;
}

const config = {
  gatewayScripts: eachGateway(playedScript),
  mapsUrl: '/gateways/maps/reverse',
};

function remember(stored: Partial<StoredValues>): void {
  forgetShop();
  for (const [name, value] of Object.entries(stored)) {
    localStorage.setItem(
      STORAGE_NAMESPACE + name,
      JSON.stringify({ value, timeStored: Date.now(), ...(name === 'signin_token' && { ttl: 3600 }) }),
    );
  }
}

/** What pays insists on a document of its own, which a story is not: without its loader it stays where it is. */
function storyRoutes(): RouteObject[] {
  const routes = makeRoutes();
  for (const route of routes) route.HydrateFallback = () => null;
  const find = (page: string) => routes[0]?.children?.[0]?.children?.find(({ id }) => id === `routes/${page}`);
  const [checkout, outcome] = [find('CheckoutPage'), find('PaymentReturnPage')];
  if (checkout) checkout.lazy = async () => ({ Component: (await import('../routes/CheckoutPage.tsx')).Component });
  if (outcome) outcome.lazy = async () => ({ Component: (await import('../routes/PaymentReturnPage.tsx')).Component });
  return routes;
}

/**
 * A whole screen of the shop as the browser shows it, at an address of its own: for stories, over whatever answers
 * `fetch`.
 */
export function ShopScreen({ path, stored = {}, shop }: ShopScreenProps) {
  if (!shop)
    throw new Error(
      'ShopScreen: no shop, so variant and wordmark are unknown. Choose a shop in the toolbar under "Theme".',
    );
  const { variant } = shop;
  const storeCode = variant.storeCode;
  const running = useMemo(() => {
    remember({ store_view_code: storeCode, ...stored });
    const services = browserServices({ storeCode, queries: {}, absentFields: undefined, fetch: window.fetch });
    const router = createMemoryRouter(storyRoutes(), {
      initialEntries: [path],
      getContext: () => {
        const context = new RouterContextProvider();
        provideLoaderContext(context, {
          client: services.client(),
          variant,
          has: featureCheck(config),
          signedIn: services.signedIn,
        });
        return context;
      },
    });
    return { services, router, footer: drawFooter({ block: undefined, shell: undefined, legal: [] }, variant.name) };
  }, [path, stored, variant, storeCode]);
  useEffect(() => () => running.router.dispose(), [running]);
  return (
    <ShopProviders
      setting={{ ...shop, storeCode, config, footer: running.footer }}
      client={running.services.client()}
      store={running.services.store}
      commerce={running.services.commerce}
    >
      <Hydrated start={running.services.start}>
        <RouterProvider router={running.router} />
      </Hydrated>
    </ShopProviders>
  );
}
