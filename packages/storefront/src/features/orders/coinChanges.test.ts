import { expect, it } from 'vitest';
import { coinChanges } from './coinChanges.ts';

const history = (...entries: [message: string, delta: string][]) => ({
  customer: {
    mw_reward_points: {
      balance: null,
      expiration_date: null,
      transactions: entries.map(([message, delta]) => ({ message, delta, date: '11/25/26, 5:31 AM', balance: 10 })),
    },
  },
});

// Rule coins-05.
it('takes what names the order, the oldest first, and nothing of an order whose number only begins alike', () => {
  const answer = history(
    ['Returned from order #000000008.', '+2.0000'],
    ['Earned on order #0000000081', '+7.0000'],
    ['Festive bonus', '+100.0000'],
    ['Used for order #000000008', '-2.0000'],
  );
  expect(coinChanges(answer, '000000008')).toEqual([
    { message: 'Used for order #000000008', change: -2 },
    { message: 'Returned from order #000000008.', change: 2 },
  ]);
});

it('has nothing where nobody answers, nothing was earned, or a change cannot be read', () => {
  expect(coinChanges(undefined, '8')).toEqual([]);
  expect(coinChanges(history(['Earned on order #8', '+0.0000'], ['Earned on order #8', 'some']), '8')).toEqual([]);
});
