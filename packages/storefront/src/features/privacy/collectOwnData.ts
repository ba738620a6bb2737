import type { CommerceClient, ResultOf } from '@shop/commerce-client';
import { OwnDataQuery } from './privacyQueries.ts';

type Customer = NonNullable<ResultOf<typeof OwnDataQuery>['customer']>;

const pageSize = 50;

/** What people read needs no names of types. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === '__typename' || name === 'page_info' ? [] : [[name, plain(each)]],
    ),
  );
};

const pagesOf = ({ orders, reviews, wishlists }: Customer) => ({
  orders: orders?.page_info?.total_pages ?? 1,
  reviews: reviews.page_info.total_pages ?? 1,
  // Absent where the back end has no wishlists.
  wishes: (wishlists as Customer['wishlists'] | undefined)?.[0]?.items_v2?.page_info?.total_pages ?? 1,
});

/**
 * All that the back end keeps of the customer, every page of every list. Rejects where one page does not come: half of
 * it would look like all of it (account-07).
 */
export async function collectOwnData(client: CommerceClient): Promise<unknown> {
  const ask = async (page: number, last = { orders: 1, reviews: 1, wishes: 1 }) => {
    const capped = (pages: number) => Math.max(1, Math.min(page, pages));
    const { customer } = await client.query(
      OwnDataQuery,
      { orders: capped(last.orders), reviews: capped(last.reviews), wishes: capped(last.wishes), pageSize },
      { requestPolicy: 'network-only' },
    );
    if (!customer) throw new Error('collectOwnData: no customer answered.');
    return customer;
  };
  const first = await ask(1);
  const last = pagesOf(first);
  const orders = [...(first.orders?.items ?? [])];
  const reviews = [...first.reviews.items];
  const wishesOf = (customer: Customer) =>
    (customer.wishlists as Customer['wishlists'] | undefined)?.[0]?.items_v2?.items ?? [];
  const wishlist = [...wishesOf(first)];
  for (let page = 2; page <= Math.max(last.orders, last.reviews, last.wishes); page += 1) {
    const next = await ask(page, last);
    if (page <= last.orders) orders.push(...(next.orders?.items ?? []));
    if (page <= last.reviews) reviews.push(...next.reviews.items);
    if (page <= last.wishes) wishlist.push(...wishesOf(next));
  }
  const { addresses, mw_reward_points: coins, orders: _, reviews: __, wishlists: ___, ...profile } = first;
  return plain({ profile, addresses, orders, reviews, wishlist, coins: coins ?? null });
}
