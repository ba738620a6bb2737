import type { GetCoinTransactions, ResultOf } from '@shop/commerce-client';

type Answer = ResultOf<typeof GetCoinTransactions>;

/** What one order has changed in the coins of a customer. */
export interface CoinChange {
  /** In the back end's words. */
  message: string;
  /** Coins that came, or went where negative. */
  change: number;
}

/** The changes whose words name the number of an order, the oldest first (coins-05). */
export const coinChanges = (answer: Answer | undefined, number: string): CoinChange[] =>
  (answer?.customer?.mw_reward_points?.transactions ?? [])
    .flatMap(entry =>
      entry?.message.split(/[^\w-]+/).includes(number) ? [{ message: entry.message, change: Number(entry.delta) }] : [],
    )
    .filter(({ change }) => Number.isFinite(change) && change !== 0)
    .toReversed();
