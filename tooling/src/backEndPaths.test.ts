import { createCommerceClient, makeAnswerReader, createCommercePort, createRestClient } from '@shop/commerce-client';
import { backEndPaths, passage, readEnvironment } from '@shop/server';
import { expect, it } from 'vitest';

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  street: ['12 Barakhamba Road'],
  city: 'New Delhi',
  postcode: '110001',
  telephone: '9800000001',
  countryCode: 'IN',
};
/** What any call of the shop may want. */
const input = {
  cartId: 'Xk29',
  email: 'a@b.test',
  shippingAddress: address,
  billingAddress: address,
  address,
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  method: 'cashondelivery',
};

/** Every address that the commerce client asks for, with its method. */
async function asked(token: string | undefined): Promise<string[]> {
  const seen = new Set<string>();
  const session = {
    token: () => token,
    storeCode: () => 'zepp',
    currency: () => undefined,
    online: () => true,
    cacheId: { get: () => undefined, set: () => undefined },
  };
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { method = 'GET' } = init ?? {};
    seen.add(`${method} ${new URL(new Request(url).url).pathname}`);
    return Response.json({ errors: [{ message: 'No' }], message: 'No' }, { status: 400 });
  };
  const client = createCommerceClient({
    url: 'http://shop.test/graphql',
    session,
    fetch,
    isClient: true,
    reader: async () => makeAnswerReader(() => undefined),
  });
  const port = createCommercePort({ client, rest: createRestClient({ url: 'http://shop.test/rest', session, fetch }) });
  await Promise.allSettled(Object.values(port).map(async call => (call as (input: unknown) => unknown)(input)));
  return [...seen].toSorted();
}

it('are all that the shop asks for, and pass the reverse proxy', async () => {
  const { config } = readEnvironment({}, 'kaveri', 3000);
  const asks = { guest: await asked(undefined), customer: await asked('t0ken') };
  expect(asks.guest).toEqual([
    'GET /graphql',
    'POST /graphql',
    'POST /rest/zepp/V1/guest-carts/Xk29/payment-information',
    'POST /rest/zepp/V1/guest-carts/Xk29/shipping-information',
  ]);
  expect(asks.customer).toEqual([
    'GET /graphql',
    'POST /graphql',
    'POST /rest/zepp/V1/carts/mine/payment-information',
    'POST /rest/zepp/V1/carts/mine/shipping-information',
  ]);
  for (const ask of [...asks.guest, ...asks.customer]) {
    const [method = '', path = ''] = ask.split(' ');
    expect(passage(path, method, backEndPaths(config))).toEqual({ kind: 'open', path });
  }
});
