import { describe, expect, it } from 'vitest';
import { GetItemCount } from '../operations/cart.ts';
import { AddItemToCart } from '../operations/cartChanges.ts';
import { data, refused, type Answer } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const cart = data({ cart: { id: 'c', total_summary_quantity_including_config: 1 } });

/** A client whose slow answers are counted: those that are still awaited, and all there ever were. */
function makeWatched(handle: () => Answer | Promise<Answer>, facts: { random?: () => number } = {}) {
  const slow = { now: 0, ever: 0 };
  const onSlow = () => {
    slow.now += 1;
    slow.ever += 1;
    return () => void (slow.now -= 1);
  };
  return { slow, ...makeClient(handle, { onSlow, ...facts }) };
}

describe('slowExchange', () => {
  it('tells after 8 seconds that an answer takes long, until it is there', async () => {
    let answer: (value: Answer) => void = () => undefined;
    const { client, clock, slow } = makeWatched(
      () =>
        new Promise<Answer>(resolve => {
          answer = resolve;
        }),
    );
    const asked = client.query(GetItemCount, { cartId: 'c' });
    await clock.advance(7999);
    expect(slow.now).toBe(0);
    await clock.advance(1);
    expect(slow.now).toBe(1);
    answer(cart);
    expect((await asked).cart?.id).toBe('c');
    expect([slow, clock.waiting]).toEqual([{ now: 0, ever: 1 }, 0]);
  });

  it('says nothing of an answer that comes in time', async () => {
    const { client, clock, slow } = makeWatched(() => cart);
    await client.query(GetItemCount, { cartId: 'c' });
    await clock.advance(60_000);
    expect([slow.ever, clock.waiting]).toEqual([0, 0]);
  });

  it('counts all attempts as one wait', async () => {
    const { client, clock, slow } = makeWatched(
      () => {
        throw refused();
      },
      { random: () => 0.999_999 },
    );
    const asked = client.query(GetItemCount, { cartId: 'c' }).catch((error: unknown) => error);
    await clock.advance(8500);
    expect(slow).toEqual({ now: 1, ever: 1 });
    await clock.advance(1000);
    expect(await asked).toMatchObject({ problem: { kind: 'network' } });
    expect(slow).toEqual({ now: 0, ever: 1 });
  });

  it('tells of a change too, and takes it back when that fails', async () => {
    const { client, clock, slow } = makeWatched(() => new Promise<Answer>(() => undefined));
    const asked = client.mutate(AddItemToCart, { cartId: 'c', sku: 's', quantity: 1 }).catch((error: unknown) => error);
    await clock.advance(8000);
    expect(slow.now).toBe(1);
    await clock.advance(22_000);
    expect(await asked).toMatchObject({ problem: { kind: 'network' } });
    expect(slow.now).toBe(0);
  });

  it('takes it back when nobody waits any more', async () => {
    const { client, clock, slow } = makeWatched(() => new Promise<Answer>(() => undefined));
    const { unsubscribe } = client.urql.query(GetItemCount, { cartId: 'c' }).subscribe(() => undefined);
    await clock.advance(8000);
    expect(slow.now).toBe(1);
    unsubscribe();
    expect(slow.now).toBe(0);
  });
});
