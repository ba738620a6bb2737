import { expect, it } from 'vitest';
import { get, makeServer } from './testing/makeServer.ts';

it('asks for https once a browser came by it, as is configured', async () => {
  const hsts = async (options: object, headers: Record<string, string> = {}) =>
    (await makeServer(options).fetch(get('/', headers))).headers.get('strict-transport-security');
  expect(await hsts({})).toBe(null);
  expect(await hsts({}, { 'x-forwarded-proto': 'https' })).toBe(null);
  expect(await hsts({ behindProxy: true }, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await hsts({ publicOrigin: 'https://shop.test', hsts: 'max-age=300; includeSubDomains' })).toBe(
    'max-age=300; includeSubDomains',
  );
});

it('lets pages of others show pictures, and nothing else', async () => {
  const policy = async (path: string) =>
    (await makeServer().fetch(get(path))).headers.get('cross-origin-resource-policy');
  expect([
    await policy('/'),
    await policy('/graphql?query={a}'),
    await policy('/gateways/cashfree/cashfree.js'),
  ]).toEqual(['same-origin', 'same-origin', 'same-origin']);
  expect(await policy('/media/a.jpg')).toBe('cross-origin');
});
