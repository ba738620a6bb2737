import { eachGateway, gateways, playedScript } from '@shop/variant';
import { expect, it } from 'vitest';
import { backEndPaths, passage } from './backEndPaths.ts';

const config = {
  gatewayScripts: { ...eachGateway(playedScript), razorpay: gateways.razorpay.script },
  mapsUrl: '',
};
const ask = (path: string, method = 'GET') => passage(path, method, backEndPaths(config));

it.each([
  ['GET', '/graphql'],
  ['HEAD', '/graphql'],
  ['POST', '/graphql'],
  ['POST', '/rest/zepp/V1/carts/mine/shipping-information'],
  ['POST', '/rest/zepp_north/V1/guest-carts/Xk2-_9/payment-information'],
  ['GET', '/media/catalog/product/s/h/shoe.jpg'],
  ['GET', '/media/logo/100%25.svg'],
  ['GET', '/gateways/cashfree/cashfree.js'],
  ['GET', '/gateways/assets/pay.css'],
  ['GET', '/gateways/cashfree/pay'],
  ['POST', '/gateways/cashfree/pay'],
])('lets %s %s pass', (method, path) => {
  expect(ask(path, method)).toEqual({ kind: 'open', path });
});

it('sends on what it has read, not what was written', () => {
  expect(ask('/%6dedia/a%20b%3fc%23.jpg')).toEqual({ kind: 'open', path: '/media/a%20b%3Fc%23.jpg' });
});

it.each([
  '/media/..%2fadmin/',
  '/media/%2e%2e%2fadmin',
  '/media/../admin',
  '/media/..;/admin',
  '/media/./a.jpg',
  '/media/..',
  '/media/a%5c..%5cadmin',
  '/media/a\\b',
  '/media/a%00.jpg',
  '/media/a%0d%0ab',
  '/media/%252e%252e/admin',
  '/media/a%252fb',
  '/media/%',
  '/media/%c0%ae%c0%ae/',
  '/graphql%2f..',
])('refuses %s, which another server may read otherwise', path => {
  expect(ask(path)).toEqual({ kind: 'shut', status: 400 });
});

it.each([
  '/admin',
  '/rest/V1/carts/mine/shipping-information',
  '/rest/zepp/V1/integration/admin/token',
  '/rest/zepp/V1/customers/me',
  '/rest/zepp/V1/guest-carts/a/b/payment-information',
  '/rest/zepp/V1/guest-carts/a/totals',
  '/media/',
  '/media',
  '/graphql/',
  '/inbox',
  '/gateways',
  '/gateways/',
  '/gateways/cashfree/webhook',
  '/gateways/razorpay/checkout.js',
  '/gateways/razorpay/pay',
])('does not know %s', path => {
  expect(ask(path, 'POST')).toEqual({ kind: 'shut', status: 404 });
});

it('knows nothing below /gateways where the gateways are real', () => {
  const places = backEndPaths({
    ...config,
    gatewayScripts: eachGateway(code => gateways[code].script),
  });
  for (const path of ['/gateways/cashfree/pay', '/gateways/assets/pay.js'])
    expect(passage(path, 'GET', places)).toEqual({ kind: 'shut', status: 404 });
});

it.each([
  ['DELETE', '/media/a.jpg', 'GET, HEAD'],
  ['POST', '/media/a.jpg', 'GET, HEAD'],
  ['PUT', '/graphql', 'GET, HEAD, POST'],
  ['OPTIONS', '/graphql', 'GET, HEAD, POST'],
  ['GET', '/rest/zepp/V1/carts/mine/payment-information', 'POST'],
])('refuses %s %s and says what may be done', (method, path, allow) => {
  expect(ask(path, method)).toEqual({ kind: 'shut', status: 405, allow });
});
