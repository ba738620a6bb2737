import { defineVariant, eachGateway, type RenderOptions } from '@shop/variant';
import { createRender } from '../entry/server.tsx';
import { readPage, type ReadPage } from './readPage.ts';

const variant = defineVariant({
  id: 'kaveri',
  name: 'Kaveri',
  description: 'A shop for tests.',
  storeCode: 'kaveri',
  coinName: 'Kaveri Coins',
  helpNumber: '919000000004',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
});

/** Of what a menu shows, for back ends that are played. */
export const categoryList = [
  { uid: 'Mg==', children: [{ uid: 'Mw==', name: 'Phones', url_path: 'phones', position: 1, include_in_menu: 1 }] },
];

/**
 * The shop of tests as a server has it: from a path, the back end's fetch and what else is asked differently comes a page.
 *
 * @param locale Of the build's texts; "en_US" unless told.
 */
export function makeShop({ locale }: { locale?: string } = {}) {
  const render = createRender({
    variant: { ...variant, ...(locale !== undefined && { locale }) },
    slots: { Wordmark: () => null },
  });
  return async (
    path: string,
    fetch: typeof globalThis.fetch,
    { config, ...options }: Partial<Omit<RenderOptions, 'config'>> & { config?: Partial<RenderOptions['config']> } = {},
  ): Promise<ReadPage> =>
    readPage(
      await render(new Request(`http://shop.test${path}`), {
        commerceUrl: 'http://back.test',
        storeCode: variant.storeCode,
        config: {
          gatewayScripts: eachGateway(code => `/${code}.js`),
          mapsUrl: 'https://maps.test/',
          ...config,
        },
        fetch,
        assetsFor: () => ({ styles: [], scripts: [], head: '' }),
        report: console.error,
        onLoaded: () => {},
        ...options,
      }),
    );
}

/** The query of a call, by the parts of its address. */
export const asked = (input: Parameters<typeof fetch>[0]): URLSearchParams =>
  new URL(input instanceof Request ? input.url : input).searchParams;
