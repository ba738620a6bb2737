import { otherLocalesOf } from '@shop/variant';
import type { EnvironmentOptions, Plugin } from 'vite';
import { isLocale } from './locale/localeCode.ts';
import { readShop } from './readShop.ts';

const spoken = 'shop:spoken-here';
const named = /^(?:client|ssr)_(.+)$/;

/** An environment, as far as it says of which locale it is. */
export interface Spoken {
  name: string;
  config: { plugins: readonly Plugin[] };
}

/** Says to a development server, which has one locale, which of the shop's other ones that is. */
export const spokenHere = (locale: string): Plugin<string> => ({ name: spoken, api: locale });

/** The locale that an environment is for; undefined: the shop's own. */
export const editionOf = ({ name, config }: Spoken): string | undefined =>
  named.exec(name)?.slice(1).find(isLocale) ??
  config.plugins.find((plugin): plugin is Plugin<string> => plugin.name === spoken)?.api;

/** The same build once more, beside the files of the first. */
function inLocale(environment: EnvironmentOptions = {}, locale: string): EnvironmentOptions {
  const { build, ...rest } = environment;
  return {
    ...rest,
    consumer: build?.ssr ? 'server' : 'client',
    build: {
      ...build,
      emptyOutDir: false,
      // Files of a browser are named by what is in them, and those that hold no text are the same in all locales.
      ...(build?.ssr
        ? {
            rolldownOptions: {
              ...build.rolldownOptions,
              input: { [locale]: 'src/entry-server.ts' },
              output: { codeSplitting: false, entryFileNames: '[name].js' },
            },
          }
        : { manifest: `.vite/manifest.${locale}.json` }),
    },
  };
}

/**
 * Builds a shop once more for each of its other locales (errors-15): what a browser fetches holds the texts of one of them,
 * and those that take values stand where they are said. The server finds `dist/server/<locale>.js` and the manifest of
 * the locale beside its own.
 */
export function editions(root: string): Plugin {
  return {
    name: 'shop:editions',
    apply: 'build',
    async config({ environments }) {
      const { variant } = await readShop(root);
      return {
        environments: Object.fromEntries(
          otherLocalesOf(variant).flatMap(locale => [
            [`client_${locale}`, inLocale(environments?.['client'], locale)],
            [`ssr_${locale}`, inLocale(environments?.['ssr'], locale)],
          ]),
        ),
      };
    },
  };
}
