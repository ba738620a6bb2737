import { describe, expect, it } from 'vitest';
import { GetItemCount } from '../operations/cart.ts';
import { AddItemToCart, RemoveItem, UpdateItem } from '../operations/cartChanges.ts';
import { data, failure, refused, type Answer } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';

const cart = data({ cart: { id: 'c', total_summary_quantity_including_config: 1 } });
const refuse = () => {
  throw refused();
};
const line = { cartId: 'c', itemId: 'MQ==', quantity: 2 };

/** What the storefront server says where the commerce server does not. */
const fromProxy = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { errors: [{ message: 'Please try again.' }], message: 'Please try again.' },
});

describe('retryExchange', () => {
  // Rule client-07.
  it('makes five attempts in all, then tells the caller', async () => {
    const { client, server, clock } = makeClient(refuse);
    const answer = client.query(GetItemCount, { cartId: 'c' }).catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(server.requests).toHaveLength(5);
    expect(await answer).toMatchObject({ problem: { kind: 'network' } });
  });

  // Rule client-07.
  it('waits up to 600, 1,200, 2,400 and 4,800 ms', async () => {
    const { client, server, clock } = makeClient(refuse, { random: () => 0.999_999 });
    void client.query(GetItemCount, { cartId: 'c' }).catch(() => undefined);
    const counts: number[] = [];
    for (const ms of [599, 1, 1199, 1, 2399, 1, 4799, 1]) {
      await clock.advance(ms);
      counts.push(server.requests.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('spreads its waits over the whole span from zero', async () => {
    const { client, server, clock } = makeClient(refuse, { random: () => 0 });
    void client.query(GetItemCount, { cartId: 'c' }).catch(() => undefined);
    await clock.advance(0);
    expect(server.requests).toHaveLength(5);
  });

  it('gives the answer of the attempt that arrives, with the token of that moment', async () => {
    const { session, facts } = fakeSession({ token: 'old' });
    const { client, server, clock } = makeClient((_request, index) => (index < 2 ? refuse() : cart), { session });
    const answer = client.query(GetItemCount, { cartId: 'c' });
    await clock.advance(0);
    facts.token = 'new';
    await clock.advance(10_000);
    expect((await answer).cart?.id).toBe('c');
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
      'Bearer new',
    ]);
  });

  it('retries a gateway that has lost the server, and a garbled answer', async () => {
    const { client, server, clock } = makeClient((_request, index) =>
      index === 0
        ? { status: 502, statusText: 'Bad Gateway', body: '<html>' }
        : index === 1
          ? { body: '{"data":' }
          : cart,
    );
    const answer = client.query(GetItemCount, { cartId: 'c' });
    await clock.advance(10_000);
    expect((await answer).cart?.id).toBe('c');
    expect(server.requests).toHaveLength(3);
  });

  it.each<[string, () => Answer | Promise<Answer>]>([
    ['a gateway that waited in vain', () => ({ status: 504, statusText: 'Gateway Timeout', body: '<html>' })],
    ['the shop’s own reverse proxy that waited in vain', () => fromProxy(504)],
    ['a server that does not answer', () => new Promise<Answer>(() => undefined)],
  ])('asks %s once more only, and says that the shop is slow', async (_name, answer) => {
    const { client, server, clock } = makeClient(answer);
    const outcome = client.query(GetItemCount, { cartId: 'c' }).catch((error: unknown) => error);
    await clock.advance(120_000);
    expect(server.requests).toHaveLength(2);
    expect(await outcome).toMatchObject({
      problem: { kind: 'network', message: 'The shop is taking too long to answer. Please try again.' },
    });
    expect(clock.waiting).toBe(0);
  });

  it('retries through the shop’s own reverse proxy while nobody stands behind it', async () => {
    const { client, server, clock } = makeClient((_request, index) => (index < 2 ? fromProxy(503) : cart));
    const answer = client.query(GetItemCount, { cartId: 'c' });
    await clock.advance(10_000);
    expect((await answer).cart?.id).toBe('c');
    expect(server.requests).toHaveLength(3);
  });

  it('tells of the shop’s own reverse proxy as of any failed connection', async () => {
    const { client, server, clock } = makeClient(() => fromProxy(503));
    const outcome = client.query(GetItemCount, { cartId: 'c' }).catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({
      problem: {
        kind: 'network',
        message: 'The shop could not be reached. Please check your connection and try again.',
      },
    });
    expect(server.requests).toHaveLength(5);
  });

  it('does not retry what the server has answered', async () => {
    const { client, server, clock } = makeClient(() => failure('Internal server error'));
    await expect(client.query(GetItemCount, { cartId: 'c' })).rejects.toMatchObject({
      problem: { kind: 'unexpected' },
    });
    expect([server.requests.length, clock.waiting]).toEqual([1, 0]);
  });

  it('resends mutations that set a value', async () => {
    const { client, server, clock } = makeClient((_request, index) =>
      index === 0 ? refuse() : data({ updateCartItems: { cart: { id: 'c' }, errors: [] } }),
    );
    const answer = client.mutate(UpdateItem, line);
    await clock.advance(10_000);
    expect((await answer).updateCartItems?.cart.id).toBe('c');
    expect(server.requests).toHaveLength(2);
  });

  // Rule client-07.
  it('never resends a mutation that adds', async () => {
    const { client, server, clock } = makeClient(refuse);
    await expect(client.mutate(AddItemToCart, { cartId: 'c', sku: 's', quantity: 1 })).rejects.toMatchObject({
      problem: { kind: 'network' },
    });
    expect([server.requests.length, clock.waiting]).toEqual([1, 0]);
  });

  // Rule client-07.
  it('does not retry while offline', async () => {
    const { session } = fakeSession({ online: false });
    const { client, server } = makeClient(refuse, { session });
    await expect(client.query(GetItemCount, { cartId: 'c' })).rejects.toMatchObject({ problem: { kind: 'offline' } });
    expect(server.requests).toHaveLength(1);
  });

  it('gives up when the device has gone offline during a wait', async () => {
    const { session, facts } = fakeSession();
    const { client, server, clock } = makeClient(refuse, { session });
    const answer = client.query(GetItemCount, { cartId: 'c' }).catch((error: unknown) => error);
    await clock.advance(0);
    facts.online = false;
    await clock.advance(10_000);
    expect(await answer).toMatchObject({ problem: { kind: 'offline' } });
    expect(server.requests).toHaveLength(1);
  });

  // Rule client-07.
  it('does not retry on the server', async () => {
    const { client, server } = makeClient(refuse, { isClient: false });
    await expect(client.query(GetItemCount, { cartId: 'c' })).rejects.toMatchObject({ problem: { kind: 'network' } });
    expect(server.requests).toHaveLength(1);
  });

  it('stops when nobody waits for the answer any more', async () => {
    const { client, server, clock } = makeClient(refuse);
    const subscription = client.urql.query(GetItemCount, { cartId: 'c' }).subscribe(() => undefined);
    await clock.advance(0);
    subscription.unsubscribe();
    await clock.advance(60_000);
    expect(server.requests).toHaveLength(1);
  });

  it('keeps the queue of mutations waiting while it retries', async () => {
    const { client, server, clock } = makeClient((request, index) =>
      index === 0
        ? refuse()
        : data(
            request.operationName === 'updateItem'
              ? { updateCartItems: { cart: { id: 'c' }, errors: [] } }
              : { removeItemFromCart: { cart: { id: 'c' } } },
          ),
    );
    const both = Promise.all([
      client.mutate(UpdateItem, line),
      client.mutate(RemoveItem, { cartId: 'c', itemId: 'MQ==' }),
    ]);
    await clock.advance(10_000);
    await both;
    expect(server.names()).toEqual(['updateItem', 'updateItem', 'removeItem']);
  });
});
