import type { VariablesOf } from '@shop/commerce-client';
import { pageParam } from '../shared/pageParam.ts';
import type { ListingQuery } from './listingQueries.ts';
import { sorts, type ListingSort } from './listingUrl.ts';
import { readPriceRange } from './priceRange.ts';

type ProductFilter = NonNullable<VariablesOf<typeof ListingQuery>['filter']>;

/** What the address of a listing says. The address is the only place where it is kept. */
export interface ListingState {
  /** From 1. */
  page: number;
  /** Pages that are shown below that one (catalogue-09). */
  further: number;
  /** Undefined: the back end's own order. */
  sort: ListingSort | undefined;
  /** Chosen values by attribute code, for example { brand_code: ["aurora"], price: ["1000_5000"] }. */
  filters: Record<string, string[]>;
}

/** Names of Magento's own that every listing can be narrowed by. */
const builtIn = ['price', 'category_uid'];
/** What an address says besides filters. */
const notFilters = new Set(['page', 'further', 'sort', 'query', ...builtIn]);
/** Attribute codes are made of these, as Magento asks. */
const attributeCode = /^[a-z][a-z0-9_]{0,59}$/;

/** Names in an address that may be attributes to filter by; only the back end knows. */
export const possibleAttributes = (params: URLSearchParams): string[] =>
  [...new Set(params.keys())].filter(name => attributeCode.test(name) && !notFilters.has(name));

/** Longest value and largest number of values that are passed on; the rest of an address is ignored. */
const longestValue = 64;
const mostValues = 20;
/** Whether a value can be asked for: Magento refuses the whole listing for a uid that it never gave. */
const possible: Partial<Record<string, (value: string) => boolean>> = {
  price: value => readPriceRange(value) !== undefined,
  category_uid: value => {
    try {
      return /^\d+$/.test(atob(value));
    } catch {
      return false;
    }
  },
};

/**
 * Reads an address. Whatever makes no sense is ignored, so that every address shows a page; `attributes` are the codes
 * that the back end can filter by.
 */
export function readListing(params: URLSearchParams, attributes: readonly (string | undefined)[] = []): ListingState {
  const filters: Record<string, string[]> = {};
  for (const code of [...builtIn, ...possibleAttributes(params).filter(name => attributes.includes(name))]) {
    const values = params
      .getAll(code)
      .filter(value => value !== '' && value.length <= longestValue && (possible[code]?.(value) ?? true));
    // The back end takes one range of prices: a range that spans several would show what nobody chose.
    if (values.length > 0) filters[code] = [...new Set(values)].slice(0, code === 'price' ? 1 : mostValues);
  }
  return {
    page: pageParam(params),
    further: /^\d$/.test(params.get('further') ?? '') ? Number(params.get('further')) : 0,
    sort: sorts[params.get('sort') ?? ''],
    filters,
  };
}

/**
 * The filter argument of the products query. A range that was offered ends just below its upper bound, where the next
 * one begins; the back end's filter holds both ends, so it is asked for a paisa less. One of the shopper's own holds
 * both ends (listing-05).
 */
export function toProductFilter({ filters }: ListingState, categoryUid?: string): ProductFilter {
  const {
    price: [value = ''] = [],
    category_uid: categories = categoryUid ? [categoryUid] : undefined,
    ...attributes
  } = filters;
  const range = readPriceRange(value);
  return {
    ...(categories && { category_uid: { in: categories } }),
    ...Object.fromEntries(Object.entries(attributes).map(([code, values]) => [code, { in: values }])),
    ...(range && {
      price: {
        ...(range.from !== undefined && { from: String(range.from) }),
        ...(range.to !== undefined && { to: range.isOwn ? String(range.to) : (range.to - 0.01).toFixed(2) }),
      },
    }),
  };
}
