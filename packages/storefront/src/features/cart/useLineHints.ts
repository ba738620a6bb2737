import { graphql, type CartDetails, type ResultOf } from '@shop/commerce-client';
import { useMemo } from 'react';
import { useQuery } from 'urql';

/** Apart from the cart itself, which is as dear as Magento lets a query be. */
const LineTiersQuery = graphql(`
  query getLineTiers($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      items {
        __typename
        uid
        product { uid qty_increments price_tiers { quantity final_price { value } } }
        ... on ConfigurableCartItem {
          configured_variant { uid qty_increments price_tiers { quantity final_price { value } } }
        }
      }
    }
  }
`);

type Line = NonNullable<NonNullable<NonNullable<ResultOf<typeof LineTiersQuery>['cart']>['items']>[number]>;

/** So many pieces cost so much each, rupees. */
export interface TierHint {
  quantity: number;
  price: number;
}

/** What is known of a line beside what the cart says. */
export interface LineHints {
  /** From how many pieces on one costs less, and how much; undefined where it does not. */
  tier: TierHint | undefined;
  /** Pieces are sold in multiples of so many; 1 is any number. */
  step: number;
}

/** What is sold: of a configurable line its variant. */
const soldBy = (line: Line) => (line.__typename === 'ConfigurableCartItem' ? line.configured_variant : line.product);

/** Ascending by quantity. */
function tiersOf(line: Line): TierHint[] {
  return (soldBy(line).price_tiers ?? [])
    .flatMap(tier =>
      tier?.quantity && tier.final_price?.value ? [{ quantity: tier.quantity, price: tier.final_price.value }] : [],
    )
    .toSorted((one, other) => one.quantity - other.quantity);
}

/**
 * What more pieces of each line would cost and how many are sold together, by the line's uid (cart-19, cart-20). Asked
 * for anew where lines have come; nothing while it is not known, for nothing else waits for it.
 */
export function useLineHints({ id, items }: CartDetails): (uid: string, quantity: number) => LineHints {
  const uids = items.map(({ uid }) => uid).join();
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, lines: uids }), [uids]);
  const [{ data }] = useQuery({ query: LineTiersQuery, variables: { cartId: id }, context });
  const known = useMemo(
    () =>
      new Map(
        (data?.cart?.items ?? []).flatMap(line =>
          line
            ? [[line.uid, { tiers: tiersOf(line), step: Math.max(1, soldBy(line).qty_increments ?? 1) }] as const]
            : [],
        ),
      ),
    [data],
  );
  return (uid, quantity) => ({
    tier: known.get(uid)?.tiers.find(tier => tier.quantity > quantity),
    step: known.get(uid)?.step ?? 1,
  });
}
