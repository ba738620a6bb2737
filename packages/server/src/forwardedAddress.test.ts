import { defineVariant, eachGateway, playedScript } from '@shop/variant';
import { expect, it } from 'vitest';
import { createServer } from './createServer.ts';

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

it('tells the back end whose call it is, not what the caller says of that', async () => {
  const told: (string | null)[] = [];
  const server = createServer({
    variant,
    render: async () => ({
      status: 200,
      route: 'page',
      headers: {},
      html: '',
      shared: false,
      inlineScripts: [],
      styleHashes: [],
    }),
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    commerceUrl: 'http://back.test',
    config: { gatewayScripts: eachGateway(playedScript), mapsUrl: 'https://maps.test/' },
    addressOf: () => '203.0.113.9',
    fetch: async (_, init) => {
      told.push(new Headers(init?.headers).get('x-forwarded-for'));
      return Response.json({});
    },
  });
  await server.request('/graphql?query={__typename}', { headers: { 'x-forwarded-for': '198.51.100.1' } });
  expect(told).toEqual(['203.0.113.9']);
});
