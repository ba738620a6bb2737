import { createServer, type ServerOptions } from '@shop/server';
import { otherLocalesOf, type Render, type RenderedPage } from '@shop/variant';
import { errorPage, healing } from './errorPage.ts';
import type { DevEdition, ServerEntry } from './openEdition.ts';

export interface DevHandlerOptions extends Omit<
  ServerOptions,
  'variant' | 'render' | 'assetsFor' | 'editions' | 'development'
> {
  /** The shop in its own locale, and in those that store views are shown in besides. */
  editions: { own: DevPages; inLocale: (locale: string) => Promise<DevPages> };
  /** Root of the workspace. */
  root: string;
  /** Root of the app. */
  app: string;
}

type DevPages = Pick<DevEdition, 'load' | 'assetsFor'>;

type Handler = (request: Request, bindings?: object) => Promise<Response>;

/**
 * Answers requests while a shop is developed: with the variant as it is now, and with what is wrong where a page cannot
 * be made.
 */
export function makeDevHandler({ editions, root, app, ...options }: DevHandlerOptions): Handler {
  const failed = (error: unknown): RenderedPage => ({
    status: 500,
    route: 'failed',
    headers: {},
    html: errorPage(error, root, app),
    inlineScripts: [healing],
    styleHashes: [],
    shared: false,
  });
  const orFailed =
    (render: Render): Render =>
    async (request, given) => {
      const errors: unknown[] = [];
      const report = (error: unknown) => {
        errors.push(error);
        given.report(error);
      };
      const page = await render(request, { ...given, report }).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      return page === undefined || (page.status === 500 && errors.length > 0) ? failed(errors[0]) : page;
    };
  const editionIn = (locale: string) => async () => {
    const { load, assetsFor } = await editions.inLocale(locale);
    return { render: orFailed((await load()).render), assetsFor };
  };
  const serverOf = ({ variant, render }: ServerEntry) =>
    createServer({
      ...options,
      variant,
      development: true,
      render: orFailed(render),
      assetsFor: editions.own.assetsFor,
      editions: Object.fromEntries(otherLocalesOf(variant).map(locale => [locale, editionIn(locale)])),
    });
  let known: { entry: ServerEntry; server: ReturnType<typeof serverOf> } | undefined;
  return async (request, bindings) => {
    try {
      const entry = await editions.own.load();
      if (known?.entry !== entry) known = { entry, server: serverOf(entry) };
    } catch (error) {
      options.log?.({ error: error instanceof Error ? error.message : String(error) });
      const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
      const [body, type] = isPage ? [errorPage(error, root, app), 'text/html'] : [String(error), 'text/plain'];
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
      return new Response(body, { status: 500, headers });
    }
    return known.server.fetch(request, bindings);
  };
}
