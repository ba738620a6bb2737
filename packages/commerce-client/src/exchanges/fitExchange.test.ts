import { expect, it } from 'vitest';
import { GetCoinBalance } from '../operations/coins.ts';
import { fitResults } from '../shapes/fitResults.ts';
import { data } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const balance = (points: unknown) => data({ customer: { mw_reward_points: { balance: { points, money: null } } } });

// Rule client-15.
it('makes an answer fit, and tells of each place once', async () => {
  const told: string[] = [];
  const fit = fitResults((operation, places) => told.push(`${operation}: ${places.join()}`));
  const { client } = makeClient(() => balance({}), { fit: async () => fit });
  for (let time = 0; time < 2; time += 1) {
    const { customer } = await client.query(GetCoinBalance, {}, { requestPolicy: 'network-only' });
    expect(customer?.mw_reward_points).toMatchObject({ balance: { money: null } });
  }
  expect(told).toEqual(['getCoinBalance: customer.mw_reward_points.balance.points']);
});

it('takes an answer of which nothing is left for one that did not come, which is asked for again', async () => {
  const fit = fitResults(() => undefined);
  const { client, clock, server } = makeClient(() => data({ customer: 'nobody' }), { fit: async () => fit });
  const outcome = client.query(GetCoinBalance, {}).catch((error: unknown) => error);
  await clock.advance(60_000);
  expect(await outcome).toMatchObject({
    problem: { kind: 'network', message: 'The shop sent an answer that could not be read. Please try again.' },
  });
  expect(server.requests).toHaveLength(5);
});

it('takes answers as they are where its code does not come', async () => {
  const { client } = makeClient(() => balance(12), { fit: async () => undefined });
  expect((await client.query(GetCoinBalance, {})).customer?.mw_reward_points?.balance?.points).toBe(12);
});
