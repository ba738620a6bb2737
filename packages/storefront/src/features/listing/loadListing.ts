import { CommerceError, inAddresses, type CommerceClient, type ResultOf } from '@shop/commerce-client';
import { constants } from '@shop/state';
import {
  FilterableAttributesQuery,
  FoundCategoriesQuery,
  ListingPricesQuery,
  ListingQuery,
  ListingSwatchesQuery,
  type Aggregations,
  type FoundCategory,
} from './listingQueries.ts';
import { fetchFilters } from './FilterPlace.tsx';
import { isStandard } from './listingUrl.ts';
import { readBounds, type PriceBounds } from './priceBounds.ts';
import { readPriceRange } from './priceRange.ts';
import type { PriceRange } from './rangeText.ts';
import { possibleAttributes, readListing, toProductFilter, type ListingState } from './readListing.ts';
import { readSwatches, type Swatches } from './swatches.ts';

type Products = NonNullable<ResultOf<typeof ListingQuery>['products']>;

export interface ListingData extends Products {
  /** Chosen values by attribute code: those of the address that the back end knows. */
  chosen: ListingState['filters'];
  /** The range of prices among them. */
  range?: PriceRange | undefined;
  swatches: Swatches;
  /** Between which amounts its prices lie; undefined where that is not known, or all cost the same. */
  prices?: PriceBounds | undefined;
  /** The categories of what was searched for; undefined where nothing was, and where they did not come. */
  found?: FoundCategory[] | undefined;
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

/** Categories of a search that are asked for at most; its aggregations begin with those at the top of the tree. */
const mostCategories = 60;

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
  const askPrices = () => {
    const { price: _, ...filter } = variables.filter;
    return client.query(ListingPricesQuery, { search: whole.search, filter }).catch(() => undefined);
  };
  const askCategories = async (aggregations: Aggregations | null): Promise<FoundCategory[] | undefined> => {
    const group = aggregations?.find(each => each?.attribute_code === 'category_uid');
    const uids = (group?.options ?? []).flatMap(option => option?.value ?? []).slice(0, mostCategories);
    if (search === undefined || uids.length === 0) return undefined;
    return Promise.all(inAddresses(uids).map(uids => client.query(FoundCategoriesQuery, { uids }))).then(
      answers => answers.flatMap(({ categoryList }) => categoryList ?? []).filter(category => category !== null),
      () => undefined,
    );
  };
  // A page that the browser makes shows its filters with the rest.
  const showsFilters = typeof document !== 'undefined' && innerWidth >= 960;
  const load = async (page: number): Promise<ListingData | null> => {
    const [products, swatches, prices] = await Promise.all([
      ask(page),
      askSwatches(),
      askPrices(),
      showsFilters && fetchFilters(),
    ]);
    if (!products) return null;
    const { items, ...rest } = products;
    const wanted = Math.max(0, Math.min(state.further, (products.page_info?.total_pages ?? page) - page));
    const below = await Promise.all(
      Array.from({ length: wanted }, (_, index) => ask(page + 1 + index).catch(() => null)),
    );
    const found = await askCategories(products.aggregations);
    const missing = below.indexOf(null);
    const come = missing === -1 ? below : below.slice(0, missing);
    return {
      ...rest,
      items: [...(items ?? []), ...come.flatMap(each => each?.items ?? [])],
      chosen: state.filters,
      range: readPriceRange(state.filters['price']?.[0] ?? ''),
      swatches,
      found,
      prices: readBounds(prices, products.aggregations),
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
