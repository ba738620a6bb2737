import { describe, expect, it } from 'vitest';
import { CreateEmptyCart, GetItemCount } from '../operations/cart.ts';
import { GetWishedProducts } from '../operations/wishlist.ts';
import { data, failure } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';

const cart = data({ cart: { id: 'c', total_summary_quantity_including_config: 1 }, createEmptyCart: 'c' });

describe('sessionExchange', () => {
  // Rule client-02.
  it('sends the bearer token only when there is one', async () => {
    const { session, facts } = fakeSession();
    const { client, server } = makeClient(() => cart, { session });
    await client.mutate(CreateEmptyCart, {});
    facts.token = 't0ken';
    await client.mutate(CreateEmptyCart, {});
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer t0ken']);
  });

  it('does not send the token of before when an answer on the screen is fetched again', async () => {
    const { session, facts } = fakeSession({ token: 't0ken' });
    const { client, server, clock } = makeClient(() => cart, { session });
    const subscription = client.urql.query(GetItemCount, { cartId: 'c' }).subscribe(() => undefined);
    await clock.advance(0);
    delete facts.token;
    client.evictPrivate();
    await clock.advance(0);
    subscription.unsubscribe();
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t0ken', null]);
  });

  it.each([
    ['User token has been revoked', 'graphql-authentication'],
    ["The current customer isn't authorized.", 'graphql-authorization'],
  ])('tells that the session has ended when any query is answered "%s"', async (message, category) => {
    let ends = 0;
    const { session } = fakeSession({ token: 'dead' });
    const { client } = makeClient(() => failure(message, category), { session, onSessionEnded: () => (ends += 1) });
    await client.queryPartial(GetWishedProducts, { pageSize: 1 });
    expect(ends).toBe(1);
  });

  it('tells nothing where somebody else signs in while it is read why', async () => {
    let ends = 0;
    const { session } = fakeSession();
    let token = 'dead';
    const { client } = makeClient(() => failure('User token has been revoked', 'graphql-authentication'), {
      session: {
        ...session,
        token: () => token,
        // Asked for first of all as a failure is read.
        online: () => {
          token = 'new';
          return true;
        },
      },
      onSessionEnded: () => (ends += 1),
    });
    await client.queryPartial(GetWishedProducts, { pageSize: 1 });
    expect([ends, token]).toEqual([0, 'new']);
  });

  it('tells nothing of a token that is no longer the stored one, nor of another failure', async () => {
    let ends = 0;
    const { session, facts } = fakeSession({ token: 'dead' });
    const answers = [failure('User token has been revoked', 'graphql-authentication'), failure('No', 'graphql-input')];
    const handle = (_: unknown, index: number) => {
      facts.token = 'new';
      return answers[index] ?? data({});
    };
    const { client } = makeClient(handle, { session, onSessionEnded: () => (ends += 1) });
    await client.queryPartial(GetWishedProducts, { pageSize: 1 });
    await client.queryPartial(GetWishedProducts, { pageSize: 2 });
    expect(ends).toBe(0);
  });
});
