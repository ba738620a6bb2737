import { describe, expect, it } from 'vitest';
import { GetItemCount } from '../operations/cart.ts';
import { ApplyCoupon } from '../operations/cartChanges.ts';
import { settle } from '../testing/fakeClock.ts';
import { data, failure, type Answer } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const applied = data({ applyCouponToCart: { cart: { id: 'c' } } });

/** A server that answers when it is told to, in the order in which it was asked. */
function slowServer() {
  const open: ((answer: Answer) => void)[] = [];
  const made = makeClient(() => new Promise<Answer>(resolve => open.push(resolve)));
  const apply = (code: string) => made.client.mutate(ApplyCoupon, { cartId: 'c', code });
  const answer = async (value: Answer) => {
    open.shift()?.(value);
    await settle();
  };
  const codes = () => made.server.requests.map(({ variables }) => variables['code']);
  return { ...made, apply, answer, codes };
}

describe('mutationQueueExchange', () => {
  // Rule client-06.
  it('sends one mutation at a time, first in, first out', async () => {
    const { apply, answer, codes } = slowServer();
    const all = [apply('A'), apply('B'), apply('C')];
    await settle();
    expect(codes()).toEqual(['A']);
    await answer(applied);
    expect(codes()).toEqual(['A', 'B']);
    await answer(applied);
    expect(codes()).toEqual(['A', 'B', 'C']);
    await answer(applied);
    await expect(Promise.all(all)).resolves.toHaveLength(3);
  });

  // Rule client-06.
  it('goes on after a mutation that failed', async () => {
    const { apply, answer, codes } = slowServer();
    const first = apply('A').catch((error: unknown) => error);
    const second = apply('B');
    await settle();
    await answer(failure("The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity'));
    expect(codes()).toEqual(['A', 'B']);
    await answer(applied);
    await second;
    expect(await first).toMatchObject({ problem: { kind: 'not-found' } });
  });

  it('keeps two equal mutations apart', async () => {
    const { apply, answer, codes } = slowServer();
    const both = [apply('A'), apply('A')];
    await settle();
    expect(codes()).toEqual(['A']);
    await answer(applied);
    expect(codes()).toEqual(['A', 'A']);
    await answer(applied);
    await expect(Promise.all(both)).resolves.toHaveLength(2);
  });

  // Rule client-06.
  it('lets a mutation with skipQueue pass', async () => {
    const { client, apply, codes } = slowServer();
    void apply('A');
    void client.mutate(ApplyCoupon, { cartId: 'c', code: 'B' }, { skipQueue: true });
    await settle();
    expect(codes()).toEqual(['A', 'B']);
  });

  it('does not hold queries', async () => {
    const { client, apply, server } = slowServer();
    void apply('A');
    void client.query(GetItemCount, { cartId: 'c' });
    await settle();
    expect(server.names()).toEqual(['applyCoupon', 'getItemCount']);
  });

  it('goes on after a mutation that got no answer in time', async () => {
    const { apply, clock, codes } = slowServer();
    const first = apply('A').catch((error: unknown) => error);
    void apply('B').catch(() => undefined);
    await clock.advance(300_000);
    expect(await first).toMatchObject({ problem: { kind: 'network' } });
    expect(codes().slice(0, 3)).toEqual(['A', 'A', 'B']);
  });
});
