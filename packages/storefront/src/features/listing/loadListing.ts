import { CommerceError, type CommerceClient, type ResultOf } from '@shop/commerce-client';
import { constants } from '@shop/state';
import { FilterableAttributesQuery, ListingQuery, ListingSwatchesQuery } from './listingQueries.ts';
import { isStandard, possibleAttributes, readListing, toProductFilter, type ListingState } from './listingUrl.ts';
import { readSwatches, type Swatches } from './swatches.ts';

type Products = NonNullable<ResultOf<typeof ListingQuery>['products']>;

export interface ListingData extends Products {
  /** Chosen values by attribute code: those of the address that the back end knows. */
  chosen: ListingState['filters'];
  swatches: Swatches;
  /** Pages that are shown below the first one; fewer than the address asks for where one of them did not come. */
  further: number;
  /** A page below did not come. */
  isCut: boolean;
}

export interface ListingInput {
  client: CommerceClient;
  url: URL;
  /** What is searched for. */
  search?: string | undefined;
  categoryUid?: string | undefined;
}

/** True where the back end understood the question and does not answer it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CommerceError && ['rejected', 'unexpected'].includes(error.problem.kind);

function unsorted(url: URL): URL {
  const next = new URL(url);
  next.searchParams.delete('sort');
  return next;
}

/**
 * The page of a listing that an address asks for, with those below it, in the back end's own order where it has not the
 * one asked for. A page past the end is the last one; of those below one that does not come ends the list, which says so
 * (catalogue-09).
 */
export async function loadListing({ client, url, search, categoryUid }: ListingInput): Promise<ListingData | null> {
  const { searchParams } = url;
  const whole = { search: search ?? null, pageSize: constants.PAGE_SIZE };
  const named = () =>
    client
      .query(FilterableAttributesQuery, {})
      .then(({ category, search }) => [...(category?.items ?? []), ...(search?.items ?? [])].map(item => item?.code));
  // A Magento before 2.4.7 cannot name them: what the listing without filters can be narrowed by stands for that.
  const learned = () =>
    client
      .query(ListingQuery, {
        ...whole,
        filter: toProductFilter(readListing(new URLSearchParams()), categoryUid),
        currentPage: 1,
      })
      .then(({ products }) => products?.aggregations?.map(group => group?.attribute_code) ?? []);
  // Asked only for an address that names something that may be an attribute.
  const attributes = possibleAttributes(searchParams).length === 0 ? [] : await named().catch(learned);
  const state = readListing(searchParams, attributes);
  const { sort } = state;
  const variables = {
    ...whole,
    filter: toProductFilter(state, categoryUid),
    sort: sort
      ? { [sort.field]: sort.direction }
      : search
        ? { relevance: 'DESC' as const }
        : { position: 'ASC' as const },
  };
  const ask = async (currentPage: number) =>
    (await client.query(ListingQuery, { ...variables, currentPage })).products ?? null;
  // Filters do without their colours where these do not come.
  const askSwatches = () =>
    client.query(ListingSwatchesQuery, { search: whole.search, filter: variables.filter }).then(
      ({ products }) => readSwatches(products?.filters),
      () => ({}),
    );
  const load = async (page: number): Promise<ListingData | null> => {
    const [products, swatches] = await Promise.all([ask(page), askSwatches()]);
    if (!products) return null;
    const { items, ...rest } = products;
    const wanted = Math.max(0, Math.min(state.further, (products.page_info?.total_pages ?? page) - page));
    const below = await Promise.all(
      Array.from({ length: wanted }, (_, index) => ask(page + 1 + index).catch(() => null)),
    );
    const missing = below.indexOf(null);
    const come = missing === -1 ? below : below.slice(0, missing);
    return {
      ...rest,
      items: [...(items ?? []), ...come.flatMap(each => each?.items ?? [])],
      chosen: state.filters,
      swatches,
      further: come.length,
      isCut: missing !== -1,
    };
  };
  try {
    return await load(state.page);
  } catch (error) {
    if (sort && !isStandard(sort) && isRefusal(error))
      return loadListing({ client, url: unsorted(url), search, categoryUid });
    if (state.page === 1) throw error;
    const first = await load(1);
    const last = first?.page_info?.total_pages ?? 1;
    if (last >= state.page) throw error;
    return last === 1 ? first : load(last);
  }
}
