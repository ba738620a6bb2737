import { expect, it, vi } from 'vitest';
import { later } from './later.ts';
import { done, type Outcome } from './problems.ts';
import type { ShopThunk } from './services.ts';
import { openShop } from './testing/openShop.ts';

type Greet = (name: string) => ShopThunk<Promise<Outcome>>;

it('runs the flow with what it was given, once its code is here', async () => {
  const said: string[] = [];
  const greet = later(async (): Promise<Greet> => name => async () => {
    said.push(name);
    return done;
  });
  expect(await openShop().dispatch(greet('Asha'))).toEqual(done);
  expect(said).toEqual(['Asha']);
});

it('fails like a lost network when the code cannot be fetched, and fetches again at the next attempt', async () => {
  const load = vi
    .fn<() => Promise<Greet>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(() => async () => done);
  const shop = openShop();
  const greet = later(load);
  expect(await shop.dispatch(greet('Asha'))).toEqual({
    status: 'failed',
    problem: {
      kind: 'network',
      message: 'A part of the shop could not be loaded. Check your connection and try again.',
    },
  });
  expect(await shop.dispatch(greet('Asha'))).toEqual(done);
});
