import { createRequest } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { makeAnswerReader } from '../answers/answerReader.ts';
import { GetCoinBalance } from '../operations/coins.ts';
import { data, failure } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const balance = (points: unknown) => data({ customer: { mw_reward_points: { balance: { points, money: null } } } });

// Rule client-15.
it('makes an answer fit, and tells of each place once', async () => {
  const told: string[] = [];
  const reader = makeAnswerReader((operation, places) => void told.push(`${operation}: ${places.join()}`));
  const { client } = makeClient(() => balance({}), { reader: async () => reader });
  for (let time = 0; time < 2; time += 1) {
    const { customer } = await client.query(GetCoinBalance, {}, { requestPolicy: 'network-only' });
    expect(customer?.mw_reward_points).toMatchObject({ balance: { money: null } });
  }
  expect(told).toEqual(['getCoinBalance: customer.mw_reward_points.balance.points']);
});

it('takes an answer of which nothing is left for one that did not come, which is asked for again', async () => {
  const { client, clock, server } = makeClient(() => data({ customer: 'nobody' }), {
    reader: async () => makeAnswerReader(() => undefined),
  });
  const outcome = client.query(GetCoinBalance, {}).catch((error: unknown) => error);
  await clock.advance(60_000);
  expect(await outcome).toMatchObject({
    problem: { kind: 'network', message: 'The shop sent an answer that could not be read. Please try again.' },
  });
  expect(server.requests).toHaveLength(5);
});

describe('where its code does not come', () => {
  const reader = async () => {
    throw new Error('This file is gone.');
  };

  it('takes answers as they are', async () => {
    const { client } = makeClient(() => balance(12), { reader });
    expect((await client.query(GetCoinBalance, {})).customer?.mw_reward_points?.balance?.points).toBe(12);
  });

  it('takes a failure for one of the network, whose outcome is not known', async () => {
    const { client } = makeClient(() => failure('The cart is empty.', 'graphql-input'), { reader });
    await expect(client.query(GetCoinBalance, {})).rejects.toMatchObject({ problem: { kind: 'network' } });
  });
});

it('fetches nothing where nothing is asked', async () => {
  let fetched = 0;
  const { client } = makeClient(() => balance(12), {
    reader: async () => {
      fetched += 1;
      return makeAnswerReader(() => undefined);
    },
  });
  const request = createRequest(GetCoinBalance, {});
  client.urql.reexecuteOperation(client.urql.createRequestOperation('teardown', request));
  expect(fetched).toBe(0);
  await client.query(GetCoinBalance, {});
  expect(fetched).toBeGreaterThan(0);
});

it('brings it before the first call, once, for whoever is about to call', async () => {
  let fetched = 0;
  const { client, server } = makeClient(() => balance(12), {
    reader: async () => {
      fetched += 1;
      return makeAnswerReader(() => undefined);
    },
  });
  client.prepare();
  expect([fetched, server.requests]).toEqual([1, []]);
  await client.query(GetCoinBalance, {});
  expect(fetched).toBe(1);
});
