import { GetWishedProducts, type CommerceClient, type ResultOf } from '@shop/commerce-client';

/** How many items are asked for at first; a longer list is asked for once more, whole. */
const FIRST_SIZE = 100;
/** A back end answers no larger page. */
const LARGEST_SIZE = 300;

export const firstPage = { pageSize: FIRST_SIZE };

type Answer = ResultOf<typeof GetWishedProducts>;

export interface WishedProducts {
  /** Undefined for a customer without a list, whose first item makes one. */
  listId: string | undefined;
  items: { id: string; sku: string }[];
}

/** The page that holds a list whole, or as much of it as a page can; undefined where the first page does. */
export function wholePage(answer: Answer | undefined): typeof firstPage | undefined {
  const count = answer?.customer?.wishlists[0]?.items_count ?? 0;
  return count > FIRST_SIZE
    ? { pageSize: Math.min(Math.ceil(count / FIRST_SIZE) * FIRST_SIZE, LARGEST_SIZE) }
    : undefined;
}

export function readWished(answer: Answer | undefined): WishedProducts {
  const list = answer?.customer?.wishlists[0];
  const items = (list?.items_v2?.items ?? []).flatMap(item =>
    item?.product?.sku ? [{ id: item.id, sku: item.product.sku }] : [],
  );
  return { listId: list?.id ?? undefined, items };
}

/** All products on the customer's list, from the cache where it knows. */
export async function loadWished(client: CommerceClient): Promise<WishedProducts> {
  const first = await client.query(GetWishedProducts, firstPage);
  const whole = wholePage(first);
  return readWished(whole ? await client.query(GetWishedProducts, whole) : first);
}
