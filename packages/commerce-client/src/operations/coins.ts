import { graphql } from '../graphql.ts';

export const GetCoinBalance = graphql(`
  query getCoinBalance {
    customer { mw_reward_points { balance { points money { currency value } } } }
  }
`);

/** What /zepp-coins shows. `delta` is signed text such as "+25.0000"; no transactions is null. */
export const GetCoinTransactions = graphql(`
  query getCoinTransactions {
    customer {
      mw_reward_points {
        balance { points money { currency value } }
        expiration_date
        transactions { date delta balance message }
      }
    }
  }
`);
