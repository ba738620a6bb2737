import { CustomerNotifications, type CommerceClient, type ResultOf } from '@shop/commerce-client';
import { customerIdOf } from '../shared/account/customerIdOf.ts';
import { OwnDataQuery } from './privacyQueries.ts';

type OwnData = ResultOf<typeof OwnDataQuery>;
type Customer = NonNullable<OwnData['customer']>;

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

const pagesOf = ({ orders, reviews, wishlists }: Customer, bills: OwnData['billPayments']) => ({
  orders: orders?.page_info?.total_pages ?? 1,
  reviews: reviews.page_info.total_pages ?? 1,
  // Absent where the back end has no wishlists, or no bills.
  wishes: (wishlists as Customer['wishlists'] | undefined)?.[0]?.items_v2?.page_info?.total_pages ?? 1,
  bills: bills?.page_info?.total_pages ?? 1,
});

/** What a gateway tells of a saved payment is JSON within JSON; as it came where it is none. */
const readDetails = (details: string | null): unknown => {
  try {
    return JSON.parse(details ?? 'null');
  } catch {
    return details;
  }
};

/** What the customer was told; nothing where the back end does not number its customers for the shop. */
async function askNotifications(client: CommerceClient): Promise<unknown[]> {
  const customerId = await customerIdOf(client);
  if (customerId === undefined) return [];
  const { customerNotifications } = await client.mutate(
    CustomerNotifications,
    { customerId },
    { skipQueue: true, isRepeatable: true },
  );
  return customerNotifications ?? [];
}

/**
 * All that the back end keeps of the customer, every page of every list. Rejects where one page does not come: half of
 * it would look like all of it (account-07).
 *
 * @param has.notifications The back end keeps what it told its customers.
 */
export async function collectOwnData(client: CommerceClient, has: { notifications: boolean }): Promise<unknown> {
  const ask = async (page: number, last = { orders: 1, reviews: 1, wishes: 1, bills: 1 }) => {
    const capped = (pages: number) => Math.max(1, Math.min(page, pages));
    const { customer, billPayments, customerCart, customerPaymentTokens } = await client.query(
      OwnDataQuery,
      {
        orders: capped(last.orders),
        reviews: capped(last.reviews),
        wishes: capped(last.wishes),
        bills: capped(last.bills),
        pageSize,
      },
      { requestPolicy: 'network-only' },
    );
    if (!customer) throw new Error('collectOwnData: no customer answered.');
    return { customer, billPayments, customerCart, customerPaymentTokens };
  };
  const { customer: first, billPayments, customerCart: cart, customerPaymentTokens: saved } = await ask(1);
  const last = pagesOf(first, billPayments);
  const orders = [...(first.orders?.items ?? [])];
  const reviews = [...first.reviews.items];
  const wishesOf = (customer: Customer) =>
    (customer.wishlists as Customer['wishlists'] | undefined)?.[0]?.items_v2?.items ?? [];
  const wishlist = [...wishesOf(first)];
  const bills = [...(billPayments?.items ?? [])];
  for (let page = 2; page <= Math.max(...Object.values(last)); page += 1) {
    const { customer: next, billPayments: more } = await ask(page, last);
    if (page <= last.orders) orders.push(...(next.orders?.items ?? []));
    if (page <= last.reviews) reviews.push(...next.reviews.items);
    if (page <= last.wishes) wishlist.push(...wishesOf(next));
    if (page <= last.bills) bills.push(...(more?.items ?? []));
  }
  const { addresses, mw_reward_points: coins, orders: _, reviews: __, wishlists: ___, ...profile } = first;
  const savedPayments = (saved?.items ?? []).map(each => each && { ...each, details: readDetails(each.details) });
  const notifications = has.notifications ? await askNotifications(client) : [];
  return plain({
    profile,
    addresses,
    orders,
    reviews,
    wishlist,
    coins: coins ?? null,
    cart,
    savedPayments,
    bills,
    notifications,
  });
}
