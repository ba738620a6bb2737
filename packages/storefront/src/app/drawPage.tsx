import type { RenderOptions } from '@shop/variant';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandler, type StaticHandlerContext } from 'react-router';
import type { Frame } from '../features/shell/loadShell.ts';
import type { Shop } from '../context/shop.ts';
import { Document } from './Document.tsx';
import { Hydrated } from './Hydrated.tsx';
import { pageId } from './routes.tsx';
import { ServerLink } from './ServerLink.tsx';
import type { serverServices } from './serverServices.ts';
import { ShopProviders } from './ShopProviders.tsx';

/** What a page is drawn from. */
export interface DrawnFrom {
  /** Variant and slots of the build. */
  shop: Shop;
  /** Store view and public configuration of the request, and where errors are reported. */
  setting: RenderOptions;
  /** Head and footer, which stand around every page. */
  frame: Frame;
  /** Client and calls of this one request, and the store of all. */
  services: ReturnType<typeof serverServices>;
  /** What the loaders fetched, and the status of the answer. */
  context: StaticHandlerContext;
}

/** Nothing is hydrated on the server. */
const nothing = () => {};

/**
 * Draws the page as React has it, into one text, for nothing of it is waited for any more: a stream would make bytes of
 * it that are read as text again.
 */
function drawPage({ shop, setting, frame, services, context }: DrawnFrom, routes: StaticHandler['dataRoutes']): string {
  const { storeCode, config } = setting;
  return renderToString(
    <StrictMode>
      <ShopProviders
        setting={{ ...shop, storeCode, config, footer: frame.footer }}
        client={services.client}
        store={services.store}
        commerce={services.commerce}
        Link={ServerLink}
      >
        <Document>
          <Hydrated start={nothing}>
            <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
          </Hydrated>
        </Document>
      </ShopProviders>
    </StrictMode>,
  );
}

/** The same where the page itself cannot be drawn: error boundaries are for browsers, so it fails, and its frame stays. */
export function drawSafely(from: DrawnFrom, routes: StaticHandler['dataRoutes']): string {
  try {
    return drawPage(from, routes);
  } catch (error) {
    from.setting.report(error);
    Object.assign(from.context, { statusCode: 500, loaderData: {}, errors: { [pageId]: error } });
    return drawPage(from, routes);
  }
}
