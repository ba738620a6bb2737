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

/** What an order of this cart earns, in the back end's words. Null for guests, and where coins are off. */
export const GetCartCoins = graphql(`
  query getCartCoins($cartId: String!) { cart(cart_id: $cartId) { id mw_reward_messages { checkout_message } } }
`);
