import type { SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { hidesPrices } from './guestPrices.ts';
import { type ProductRow, productsByIds } from './findProducts.ts';
import { visibleIn } from './inView.ts';
import { categoryIds, type Condition, conditions, type ProductFilter } from './listingConditions.ts';
import { listingFor } from './listingFor.ts';
import type { ListingIndex } from './listingIndex.ts';
import { firstInOrder, listingOrder, needsRelevance, type ProductSort } from './listingOrder.ts';
import { type Hits, matching, searchHits } from './matches.ts';
import { pageBounds, readPage } from './pageInfo.ts';
import { type PricedSearch, readPriceWords } from './readPriceWords.ts';
import { type SearchAttempt, searchAttempts } from './searchTerms.ts';

/** Characters of a search that count, as in Magento. */
const LONGEST_SEARCH = 128;

/** A search that has no word. */
const NOTHING: SearchAttempt = { terms: '', ranks: [] };

/** Arguments of Query.products. */
export interface ListingArguments {
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}

/** A page of products, and how it was found: what facets and suggestions are made from. */
export interface Listing {
  items: ProductRow[];
  total_count: number;
  page_info: { current_page: number; page_size: number; total_pages: number };
  found: Found;
}

export interface Found {
  /** As typed; undefined when nothing was searched for. */
  search: string | undefined;
  /** What was searched for instead of what was typed, which finds nothing. */
  meant?: string | undefined;
  conditions: readonly Condition[];
  index: ListingIndex;
  hits: Hits | undefined;
  /** Everything that matches, in no order. */
  slots: Int32Array;
}

/**
 * Searches, filters and sorts what can be seen in the shop. Throws graphql-input in Magento's words.
 * A search that no product matches is tried again for what its words may mean, then with any of them.
 */
export function listProducts(asked: ListingArguments, context: SandboxContext): Listing {
  const args = hidesPrices(context) ? withoutPrices(asked) : asked;
  if (isAbsent(args.search) && isAbsent(args.filter))
    throw inputError("'search' or 'filter' input argument is required.");
  const page = readPage(args);
  const search = args.search?.trim().slice(0, LONGEST_SEARCH) || undefined;
  const said = readPriceWords(search ?? '');
  const where = [
    ...conditions(context, args.filter ?? {}),
    ...(hidesPrices(context) ? [] : saidPrice(said)),
    ...visibleIn(context, search === undefined ? 'catalog' : 'search'),
  ];
  const categories = categoryIds(context.db, args.filter ?? {});
  const index = listingFor(context);
  const find = (attempt: SearchAttempt | undefined) => {
    const hits = attempt && searchHits(context, index, attempt, needsRelevance(args.sort));
    return { meant: attempt?.meant, hits, slots: matching(context.db, index, where, hits) };
  };
  // "Under 500" alone is all that costs so little.
  const found = said.text === '' ? find(undefined) : firstWithResults(searchAttempts(context.db, said.text), find);
  const order = listingOrder(index, args.sort, {
    hits: found.hits,
    category: categories?.length === 1 ? categories[0] : undefined,
  });
  const { from, to, ...rest } = pageBounds(found.slots.length, page);
  const ids = firstInOrder(found.slots, to, order)
    .slice(from)
    .map(slot => index.ids[slot]!);
  context.tags.add('cat_p');
  for (const id of ids) context.tags.add(`cat_p_${id}`);
  return { ...rest, items: productsByIds(context.db, ids), found: { search, conditions: where, index, ...found } };
}

/** Who sees no prices does not learn them by what they leave, and in which order. */
function withoutPrices(args: ListingArguments): ListingArguments {
  const { price: _, ...filter } = args.filter ?? {};
  const { price: __, saving: ___, ...sort } = args.sort ?? {};
  return { ...args, filter: args.filter && filter, sort: args.sort && sort };
}

/** What a search says about the price. Not the shopper's own filter: what that counts stays within these limits. */
const saidPrice = ({ price }: Pick<PricedSearch, 'price'>): Condition[] =>
  price ? [{ attribute: 'said_price', facet: { by: 'price', ...price } }] : [];

/** What the first attempt finds that finds something, or what the strictest one does not find. */
function firstWithResults<Found extends { slots: { length: number } }>(
  attempts: Iterable<SearchAttempt>,
  find: (attempt: SearchAttempt) => Found,
): Found {
  let nothing: Found | undefined;
  for (const attempt of attempts) {
    const found = find(attempt);
    if (found.slots.length > 0) return found;
    nothing ??= found;
  }
  return nothing ?? find(NOTHING);
}

const isAbsent = (value: unknown) => value === undefined || value === null;
