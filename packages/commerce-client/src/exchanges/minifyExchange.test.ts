import { parse, print } from 'graphql';
import { gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { GetCartDetails, GetItemCount } from '../operations/cart.ts';
import { GetCmsBlocks } from '../operations/content.ts';
import { AccountChip } from '../operations/customer.ts';
import { ResolveUrl } from '../operations/route.ts';
import { makeDocument } from '../graphql.ts';
import { minify } from '../minify.ts';
import { markTypes } from '../shapes/markTypes.ts';
import { data } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const cart = data({ cart: { id: 'c', items: [], total_summary_quantity_including_config: 1 } });

describe('minifyExchange', () => {
  // Rule client-01.
  it('sends queries by GET with minified text', async () => {
    const { client, server } = makeClient(() => cart);
    await client.query(GetItemCount, { cartId: 'c' });
    const [request] = server.requests;
    expect(request?.method).toBe('GET');
    expect(request?.query).toBe(
      'query getItemCount($cartId:String!){cart(cart_id:$cartId){__typename id total_quantity total_summary_quantity_including_config}}',
    );
    expect(request?.variables).toEqual({ cartId: 'c' });
  });

  it('sends no marks of types, and finds what is asked between them', async () => {
    const { client, server } = makeClient(() => cart);
    const marked = markTypes('query Who { customer { firstname } cart(cart_id: "~") { id items { uid } } }');
    await client.query(makeDocument(marked), {});
    expect(marked).toContain('uid~^');
    expect(server.requests[0]?.query).toBe(
      'query Who{customer{__typename firstname}cart(cart_id:"~"){__typename id items{__typename uid}}}',
    );
  });

  // Rule client-01.
  it('sends a query by POST when its address would pass about 2,000 characters', async () => {
    const { client, server } = makeClient(() => cart);
    await client.query(GetItemCount, { cartId: 'c'.repeat(1700) });
    await client.query(GetItemCount, { cartId: 'c'.repeat(1900) });
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(server.requests.every(({ url }) => url.length < 2048)).toBe(true);
  });

  it('asks for the types that nobody wrote down only where a mutation makes an answer stale by them', async () => {
    const { client, server } = makeClient(() => data({ cmsBlocks: { items: [] }, customer: { firstname: 'Asha' } }));
    await client.query(GetCmsBlocks, { identifiers: ['footer'] });
    await client.query(AccountChip, {});
    await client.query(ResolveUrl, { url: '/' });
    expect(server.requests.map(({ query }) => query?.match(/__typename/g)?.length ?? 0)).toEqual([0, 1, 1]);
  });

  it('minifies what it posts, too', async () => {
    const { client, server } = makeClient(() => cart);
    await client.query(GetCartDetails, { cartId: 'c' });
    const [request] = server.requests;
    expect(request?.method).toBe('POST');
    expect(request?.query).toBe(minify(print(parse(request?.query ?? ''))));
  });

  it('sends the same text when an answer on the screen is fetched again', async () => {
    const { client, server, clock } = makeClient(() => cart);
    const subscription = client.urql.query(GetItemCount, { cartId: 'c' }).subscribe(() => undefined);
    for (let round = 0; round < 3; round += 1) {
      await clock.advance(0);
      client.evictPrivate();
    }
    await clock.advance(0);
    subscription.unsubscribe();
    expect(server.requests).toHaveLength(4);
    expect(new Set(server.requests.map(({ url }) => url)).size).toBe(1);
  });

  it('keeps the variables of one document apart', async () => {
    const document = gql('query A($x: String!) { cart(cart_id: $x) { id } }');
    const { client, server } = makeClient(() => cart);
    await client.query(document, { x: 'a' });
    await client.query(document, { x: 'b' });
    expect(server.requests.map(({ variables }) => variables['x'])).toEqual(['a', 'b']);
  });
});
