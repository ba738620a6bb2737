import { GetWishedProducts, type CommerceClient, type ResultOf } from '@shop/commerce-client';

/** How many items are asked for at first: most lists are no longer. */
const FIRST_SIZE = 100;
/** A back end answers no larger page. */
const LARGEST_SIZE = 300;
/** Pages of a long list that are read; nobody has seen a longer one. */
const MOST_PAGES = 10;

export const firstPage = { pageSize: FIRST_SIZE };

type Answer = ResultOf<typeof GetWishedProducts>;

export interface WishedProducts {
  /** Undefined for a customer without a list, whose first item makes one. */
  listId: string | undefined;
  items: { id: string; sku: string }[];
}

export function readWished(answer: Answer | undefined): WishedProducts {
  const list = answer?.customer?.wishlists[0];
  const items = (list?.items_v2?.items ?? []).flatMap(item =>
    item?.product?.sku ? [{ id: item.id, sku: item.product.sku }] : [],
  );
  return { listId: list?.id ?? undefined, items };
}

/** All products on the customer's list, from the cache where it knows; a long list page after page. */
export async function loadWished(client: CommerceClient): Promise<WishedProducts> {
  const first = await client.query(GetWishedProducts, firstPage);
  const count = first.customer?.wishlists[0]?.items_count ?? 0;
  if (count <= FIRST_SIZE) return readWished(first);
  const pageSize = Math.min(Math.ceil(count / FIRST_SIZE) * FIRST_SIZE, LARGEST_SIZE);
  const pages = Math.min(Math.ceil(count / pageSize), MOST_PAGES);
  const { listId, items } = readWished(await client.query(GetWishedProducts, { pageSize }));
  for (let page = 2; page <= pages; page += 1)
    items.push(...readWished(await client.query(GetWishedProducts, { pageSize, page })).items);
  return { listId, items };
}
