import { createServer, type ServerOptions } from '@shop/server';
import type { Render, RenderedPage, Variant } from '@shop/variant';
import { errorPage, healing } from './errorPage.ts';

/** What the server entry of an app exports. */
export interface ServerEntry {
  variant: Variant;
  render: Render;
}

export interface DevHandlerOptions extends Omit<ServerOptions, 'variant' | 'render' | 'development'> {
  /** The entry as it is now; throws what is wrong with it. */
  load: () => Promise<ServerEntry>;
  /** Root of the workspace. */
  root: string;
  /** Root of the app. */
  app: string;
}

type Handler = (request: Request, bindings?: object) => Promise<Response>;

/**
 * Answers requests while a shop is developed: with the variant as it is now, and with what is wrong where a page cannot
 * be made.
 */
export function makeDevHandler({ load, root, app, ...options }: DevHandlerOptions): Handler {
  const failed = (error: unknown): RenderedPage => ({
    status: 500,
    route: 'failed',
    headers: {},
    html: errorPage(error, root, app),
    inlineScripts: [healing],
    styleHashes: [],
    shared: false,
  });
  const serverOf = ({ variant, render }: ServerEntry) =>
    createServer({
      ...options,
      variant,
      development: true,
      async render(request, given) {
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
      },
    });
  let known: { entry: ServerEntry; server: ReturnType<typeof serverOf> } | undefined;
  return async (request, bindings) => {
    try {
      const entry = await load();
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
