import { describe, expect, it } from 'vitest';
import { CreateEmptyCart, GetItemCount } from '../operations/cart.ts';
import { data } from '../testing/fakeServer.ts';
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
});
