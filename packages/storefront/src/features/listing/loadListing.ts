import type { CommerceClient, ResultOf } from '@shop/commerce-client';
import { constants } from '@shop/state';
import { ListingQuery } from './listingQueries.ts';
import { readListing, toProductFilter } from './listingUrl.ts';

export type ListingData = NonNullable<ResultOf<typeof ListingQuery>['products']>;

export interface ListingInput {
  client: CommerceClient;
  url: URL;
  /** What is searched for. */
  search?: string | undefined;
  categoryUid?: string | undefined;
}

/** The page of a listing that an address asks for. A page past the end is the last one. */
export async function loadListing({ client, url, search, categoryUid }: ListingInput): Promise<ListingData | null> {
  const state = readListing(url.searchParams);
  const { sort } = state;
  const variables = {
    search: search ?? null,
    filter: toProductFilter(state, categoryUid),
    sort: sort ? { [sort.field]: sort.direction } : search ? { relevance: 'DESC' as const } : { position: 'ASC' as const },
    pageSize: constants.PAGE_SIZE,
    currentPage: state.page,
  };
  try {
    return (await client.query(ListingQuery, variables)).products;
  } catch (error) {
    if (state.page === 1) throw error;
    const first = (await client.query(ListingQuery, { ...variables, currentPage: 1 })).products;
    const last = first?.page_info?.total_pages ?? 1;
    if (last >= state.page) throw error;
    return last === 1 ? first : (await client.query(ListingQuery, { ...variables, currentPage: last })).products;
  }
}
