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
        quantity
        product { uid price_tiers { quantity final_price { value } } }
        ... on ConfigurableCartItem {
          configured_variant { uid price_tiers { quantity final_price { value } } }
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

/** Ascending by quantity: of a configurable line, its variant's. */
function tiersOf(line: Line): TierHint[] {
  const { price_tiers: tiers } = line.__typename === 'ConfigurableCartItem' ? line.configured_variant : line.product;
  return (tiers ?? [])
    .flatMap(tier =>
      tier?.quantity && tier.final_price?.value ? [{ quantity: tier.quantity, price: tier.final_price.value }] : [],
    )
    .toSorted((one, other) => one.quantity - other.quantity);
}

/**
 * What more pieces of each line would cost, by the line's uid (cart-19). Asked for anew where lines have come; nothing
 * while it is not known, for nothing else waits for it.
 */
export function useTierHints({ id, items }: CartDetails): (uid: string, quantity: number) => TierHint | undefined {
  const uids = items.map(({ uid }) => uid).join();
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, lines: uids }), [uids]);
  const [{ data }] = useQuery({ query: LineTiersQuery, variables: { cartId: id }, context });
  const tiers = useMemo(
    () => new Map((data?.cart?.items ?? []).flatMap(line => (line ? [[line.uid, tiersOf(line)] as const] : []))),
    [data],
  );
  return (uid, quantity) => tiers.get(uid)?.find(tier => tier.quantity > quantity);
}
