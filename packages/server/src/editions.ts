import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, Render } from '@shop/variant';
import { readAssets } from './assets.ts';

/** A shop as it is built in one locale. */
export interface Edition {
  render: Render;
  assetsFor: (modules: string[]) => PageAssets | Promise<PageAssets>;
}

/** The editions of a shop besides its own, by their locales. */
export type Editions = Readonly<Record<string, () => Promise<Edition>>>;

/**
 * Finds the editions of a build. Each is loaded when its first page is asked for, and kept.
 *
 * @param clientDir Folder of the browser build.
 * @throws Error that names the locale which was not built.
 */
export function readEditions(clientDir: string, locales: readonly string[]): Editions {
  const load = (locale: string) => {
    const file = join(clientDir, '../server', `${locale}.js`);
    if (!existsSync(file))
      throw new Error(`${file} is not there. Build the app again, for its variant names ${locale}.`);
    let loading: Promise<Edition> | undefined;
    return () =>
      (loading ??= import(/* @vite-ignore */ pathToFileURL(file).href).then((entry: { render: Render }) => ({
        render: entry.render,
        assetsFor: readAssets(clientDir, `manifest.${locale}.json`),
      })));
  };
  return Object.fromEntries(locales.map(locale => [locale, load(locale)]));
}
