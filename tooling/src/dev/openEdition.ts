import type { Server } from 'node:http';
import { join } from 'node:path';
import type { PageAssets, Render, Variant } from '@shop/variant';
import { createServer, type Connect } from 'vite';
import { spokenHere } from '../editions.ts';
import { devAssets, keepTyped, reactPreamble } from './devAssets.ts';
import { makeGenerations } from './makeGenerations.ts';

/** What the server entry of an app exports. */
export interface ServerEntry {
  variant: Variant;
  render: Render;
}

export interface DevEditionOptions {
  /** Root of the app. */
  app: string;
  /** Carries what tells browsers of saves. */
  http: Server;
  /** Hosts that a browser may ask for the shop by, besides localhost. */
  allowedHosts: string[];
  /** Undefined: the shop's own. */
  locale?: string;
}

/** A shop in one locale while it is developed: a development server of its own, since a browser has the texts of one. */
export interface DevEdition {
  /** Begins the addresses of all its files. */
  base: string;
  /** The server's entry as it is now; throws what is wrong with it. */
  load: () => Promise<ServerEntry>;
  assetsFor: (modules: string[]) => Promise<PageAssets>;
  /** Answers for files. */
  middlewares: Connect.Server;
  close: () => Promise<void>;
}

export async function openEdition({ app, http, allowedHosts, locale }: DevEditionOptions): Promise<DevEdition> {
  const generations = makeGenerations();
  const vite = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    appType: 'custom',
    ...(locale !== undefined && { base: `/@${locale}/`, cacheDir: join(app, 'node_modules/.vite', locale) }),
    plugins: [reactPreamble, keepTyped, generations.plugin, locale !== undefined && spokenHere(locale)],
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts },
  });
  return {
    base: vite.config.base,
    load: () => generations.load<ServerEntry>(vite, '/src/entry-server.ts'),
    assetsFor: modules => devAssets(vite, modules),
    middlewares: vite.middlewares,
    close: () => vite.close(),
  };
}
