import type { CommerceClient, ResultOf } from '@shop/commerce-client';
import { constants } from '@shop/state';
import { FilterableAttributesQuery, ListingQuery } from './listingQueries.ts';
import { possibleAttributes, readListing, toProductFilter, type ListingState } from './listingUrl.ts';
import { readSwatches, type Swatches } from './swatches.ts';

type Products = NonNullable<ResultOf<typeof ListingQuery>['products']>;

export interface ListingData extends Omit<Products, 'filters'> {
  /** Chosen values by attribute code: those of the address that the back end knows. */
  chosen: ListingState['filters'];
  swatches: Swatches;
}

export interface ListingInput {
  client: CommerceClient;
  url: URL;
  /** What is searched for. */
  search?: string | undefined;
  categoryUid?: string | undefined;
}

/** The page of a listing that an address asks for. A page past the end is the last one. */
export async function loadListing({ client, url, search, categoryUid }: ListingInput): Promise<ListingData | null> {
  const state = readListing(url.searchParams, await filterableAttributes(client, url.searchParams));
  const { sort } = state;
  const variables = {
    search: search ?? null,
    filter: toProductFilter(state, categoryUid),
    sort: sort ? { [sort.field]: sort.direction } : search ? { relevance: 'DESC' as const } : { position: 'ASC' as const },
    pageSize: constants.PAGE_SIZE,
  };
  const load = async (currentPage: number): Promise<ListingData | null> => {
    const { products } = await client.query(ListingQuery, { ...variables, currentPage });
    if (!products) return null;
    const { filters, ...rest } = products;
    return { ...rest, chosen: state.filters, swatches: readSwatches(filters) };
  };
  try {
    return await load(state.page);
  } catch (error) {
    if (state.page === 1) throw error;
    const first = await load(1);
    const last = first?.page_info?.total_pages ?? 1;
    if (last >= state.page) throw error;
    return last === 1 ? first : load(last);
  }
}

/** Asked only for an address that names something that may be an attribute. */
async function filterableAttributes(client: CommerceClient, params: URLSearchParams): Promise<string[]> {
  if (possibleAttributes(params).length === 0) return [];
  const { category, search } = await client.query(FilterableAttributesQuery, {});
  return [...(category?.items ?? []), ...(search?.items ?? [])].flatMap(item => item?.code ?? []);
}
