import type { CommerceClient } from '@shop/commerce-client';
import { canBeTaken, offeredWith } from './offeredWith.ts';
import { BoughtWithQuery, type Offered } from './togetherQuery.ts';

/** Beside the product itself: more would be a list, and no set. */
const MOST = 3;

/**
 * What goes with a product (together-01); nothing where the product itself asks for more than its options or is sold
 * out, or the back end cannot tell: it is sold without (together-03).
 */
export async function loadTogether(client: CommerceClient, urlKey: string): Promise<Offered[]> {
  const answer = await client.query(BoughtWithQuery, { urlKey }).catch(() => null);
  const [item] = answer?.products?.items ?? [];
  return item && canBeTaken(item) ? offeredWith(item.crosssell_products).slice(0, MOST) : [];
}
