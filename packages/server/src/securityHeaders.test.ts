import { expect, it } from 'vitest';
import { config, get, makeServer } from './testing/makeServer.ts';
import { workerPath } from './workerOff.ts';

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

it('says of whatever it answers that nobody frames it, guesses its type or runs what is in it', async () => {
  for (const path of ['/', '/graphql?query={a}', '/media/a.jpg', '/assets/none.js', '/healthz', '/admin%']) {
    const { headers } = await makeServer().fetch(get(path));
    expect([
      path,
      ...['x-content-type-options', 'x-frame-options', 'origin-agent-cluster'].map(name => headers.get(name)),
    ]).toEqual([path, 'nosniff', 'DENY', '?1']);
    expect([path, headers.get('permissions-policy')]).toEqual([path, expect.stringContaining('camera=()')]);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringMatching(/default-src|sandbox/),
    ]);
  }
});

// Its policy would be that of the worker, which fetches.
it('gives scripts no policy of their own', async () => {
  const { headers } = await makeServer({ config: { ...config, workerOff: true } }).fetch(get(workerPath));
  expect(headers.get('content-security-policy')).toBe(null);
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

it('leaves the pages of gateways that the commerce sandbox plays to it: they stand in frames', async () => {
  const { headers } = await makeServer({ fetch: async () => new Response('<form></form>') }).fetch(
    get('/gateways/cashfree/pay'),
  );
  expect([headers.get('x-frame-options'), headers.get('content-security-policy')]).toEqual([null, null]);
});
