import type { SSRData } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { initialDataOf } from './initialDataOf.ts';
import { GetCmsBlocks } from './operations/content.ts';
import { CreateEmptyCart, GetCartDetails } from './operations/cart.ts';
import { GetCustomerInformation } from './operations/customerInformation.ts';
import { ResolveUrl } from './operations/route.ts';
import { GetLocale } from './operations/storeConfig.ts';
import { settle } from './testing/fakeClock.ts';
import { data, failure } from './testing/fakeServer.ts';
import { makeClient } from './testing/makeClient.ts';

const locale = (value: string) =>
  data({ storeConfig: { __typename: 'StoreConfig', store_code: 'zepp', locale: value } });
const route = (sku: string) =>
  data({ route: { __typename: 'SimpleProduct', relative_url: 'a.html', redirect_code: 0, type: 'PRODUCT', sku } });

describe('createCommerceClient', () => {
  // Rule client-01.
  it('sends mutations by POST as JSON', async () => {
    const { client, server } = makeClient(() => data({ createEmptyCart: 'c' }));
    await client.mutate(CreateEmptyCart, {});
    const [request] = server.requests;
    expect([request?.method, request?.url, request?.headers.get('content-type')]).toEqual([
      'POST',
      'http://shop.test/graphql',
      'application/json',
    ]);
    expect(request?.body).toMatchObject({
      operationName: 'createEmptyCart',
      query: 'mutation createEmptyCart{createEmptyCart}',
    });
  });

  // Rule client-05.
  it('includes cookies with every commerce request', async () => {
    const { client, server } = makeClient(() => data({ createEmptyCart: 'c', storeConfig: null }));
    await client.mutate(CreateEmptyCart, {});
    await client.query(GetLocale, {});
    expect(server.requests.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  });

  it('takes over what a page was rendered from, so that the browser does not ask again', async () => {
    const rendering = makeClient(() => locale('en_US'), { isClient: false });
    const answer = await rendering.client.query(GetLocale, {});
    const carried = JSON.parse(JSON.stringify(initialDataOf(GetLocale, {}, answer))) as SSRData;
    const browser = makeClient(() => locale('other'), { initialData: carried });
    expect((await browser.client.query(GetLocale, {})).storeConfig?.locale).toBe('en_US');
    expect((await browser.client.query(GetLocale, {})).storeConfig?.locale).toBe('en_US');
    expect(browser.server.requests).toHaveLength(0);
  });

  it('takes over a null route, which is an answer', async () => {
    const variables = { url: '/nowhere' };
    const browser = makeClient(() => route('x'), {
      initialData: initialDataOf(ResolveUrl, variables, { route: null }),
    });
    expect((await browser.client.query(ResolveUrl, variables)).route).toBeNull();
  });

  // Rule client-09.
  it('resolves a known path at once and looks again behind it', async () => {
    const { client, server } = makeClient((_request, index) => route(index === 0 ? 'old' : 'new'));
    const resolve = async () => {
      const answer = await client.query(ResolveUrl, { url: '/a.html' });
      await settle();
      return answer.route;
    };
    expect(await resolve()).toMatchObject({ sku: 'old' });
    expect(await resolve()).toMatchObject({ sku: 'old' });
    expect(await resolve()).toMatchObject({ sku: 'new' });
    expect(server.requests).toHaveLength(3);
  });

  it('answers who asks anew by what the back end says now, not by what a page shows of the same question', async () => {
    let asked = 0;
    const { client } = makeClient(() => locale(`answer ${(asked += 1)}`));
    const page = client.urql.query(GetLocale, {}).subscribe(() => {});
    await settle();
    expect(await client.query(GetLocale, {}, { requestPolicy: 'network-only' })).toMatchObject({
      storeConfig: { locale: 'answer 2' },
    });
    page.unsubscribe();
  });

  it('asks for the customer by cache-and-network', async () => {
    const { client, server } = makeClient(() => data({ customer: { __typename: 'Customer', firstname: 'Asha' } }));
    await client.query(GetCustomerInformation, {});
    await client.query(GetCustomerInformation, {});
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('keeps what did arrive beside an error', async () => {
    const text = 'The CMS block with the "b" ID doesn\'t exist.';
    const items = [{ identifier: 'a', content: '<p>A</p>' }, null];
    const { client } = makeClient(() => failure(text, 'graphql-no-such-entity', { cmsBlocks: { items } }));
    const { data: found, error } = await client.queryPartial(GetCmsBlocks, { identifiers: ['a', 'b'] });
    expect(found?.cmsBlocks?.items).toEqual(items);
    expect(error?.problem).toEqual({ kind: 'not-found', message: text });
  });

  it('gives an attempt 30 seconds', async () => {
    const { client, clock, server } = makeClient(() => new Promise(() => undefined), { isClient: false });
    const answer = client.query(GetLocale, {}).catch((error: unknown) => error);
    await clock.advance(29_999);
    expect(server.requests[0]?.signal?.aborted).toBe(false);
    await clock.advance(1);
    expect(server.requests[0]?.signal?.aborted).toBe(true);
    expect(await answer).toMatchObject({
      problem: { kind: 'network', message: 'The shop is taking too long to answer. Please try again.' },
    });
  });

  // Rule client-13.
  it('names request, status, extensions and trace in its error', async () => {
    const { client } = makeClient(() => ({
      status: 500,
      statusText: 'Internal Server Error',
      body: {
        errors: [
          {
            message: 'Requested store is not found (x)',
            extensions: { category: 'graphql-input' },
            trace: ['a.php:1'],
          },
        ],
      },
    }));
    await expect(client.query(GetCartDetails, { cartId: 'c' })).rejects.toMatchObject({
      problem: { kind: 'rejected', message: 'Requested store is not found (x)' },
      method: 'POST',
      url: 'http://shop.test/graphql',
      status: 500,
      statusText: 'Internal Server Error',
      responseMessage: 'Requested store is not found (x)',
      extra: [{ message: 'Requested store is not found (x)', extensions: { category: 'graphql-input' } }],
      trace: '["a.php:1"]',
    });
  });
});
