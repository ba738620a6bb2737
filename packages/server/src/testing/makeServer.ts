import { defineVariant, eachGateway, gateways, playedScript, type RenderedPage } from '@shop/variant';
import { createServer, type ServerOptions } from '../index.ts';

export const variant = defineVariant({
  id: 'kaveri-rewards',
  name: 'Kaveri',
  description: 'A shop.',
  storeCode: 'kaveri',
  coinName: 'Coins',
  helpNumber: '919000000009',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
});

export const page: RenderedPage = {
  status: 200,
  route: 'product',
  headers: {},
  html: '<!DOCTYPE html><html><body>Shoes</body></html>',
  inlineScripts: ['late()'],
  styleHashes: ['c3R5bGU='],
  shared: true,
};

export const config = {
  // One of them is the real one.
  gatewayScripts: { ...eachGateway(playedScript), razorpay: gateways.razorpay.script },
  mapsUrl: 'https://maps.test/reverse',
};

/** A storefront server on http://shop.test whose pages are played, and a back end that has each store view it is asked for. */
export const makeServer = (options: Partial<ServerOptions> = {}) =>
  createServer({
    variant,
    render: async () => page,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    commerceUrl: 'http://back.test',
    config,
    publicOrigin: 'http://shop.test',
    fetch: async (_, init) =>
      Response.json({ data: { storeConfig: { store_code: new Headers(init?.headers).get('store') } } }),
    ...options,
  });

export const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.test${path}`, { headers });
