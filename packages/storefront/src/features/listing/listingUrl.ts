import type { VariablesOf } from '@shop/commerce-client';
import * as text from '@shop/messages/listing';
import { pageParam } from '../shared/pageParam.ts';
import type { ListingQuery } from './listingQueries.ts';

type ProductFilter = NonNullable<VariablesOf<typeof ListingQuery>['filter']>;

/** How a listing is ordered: a sort field of the back end and its direction. */
export interface ListingSort {
  field: 'position' | 'relevance' | 'price' | 'name' | 'popularity' | 'created_at' | 'rating_summary' | 'saving';
  direction: 'ASC' | 'DESC';
}

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

const sorts: Record<string, ListingSort> = {
  'price-asc': { field: 'price', direction: 'ASC' },
  'price-desc': { field: 'price', direction: 'DESC' },
  'name-asc': { field: 'name', direction: 'ASC' },
  popular: { field: 'popularity', direction: 'DESC' },
  newest: { field: 'created_at', direction: 'DESC' },
  rating: { field: 'rating_summary', direction: 'DESC' },
  saving: { field: 'saving', direction: 'DESC' },
};

/** Values of the sort control with their labels; the empty one is the back end's own order. */
const options = [
  { value: '', label: text.recommended },
  { value: 'popular', label: text.popular },
  { value: 'rating', label: text.bestRated },
  { value: 'newest', label: text.newest },
  { value: 'price-asc', label: text.priceUp },
  { value: 'price-desc', label: text.priceDown },
  { value: 'saving', label: text.mostSaved },
  { value: 'name-asc', label: text.nameUp },
];

/** True for the orders that every Magento has. */
export const isStandard = ({ field }: ListingSort): boolean => field === 'price' || field === 'name';

/** The orders that a back end has; `fields` are those that it says it can sort by. */
export const sortOptionsOf = (fields: readonly (string | undefined)[]) =>
  options.filter(({ value }) => {
    const sort = sorts[value];
    return !sort || isStandard(sort) || fields.includes(sort.field);
  });

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
/** Pages that stand below another at most: each is a request. */
const mostFurther = 9;

/** "1000_5000" or "5000_*". A range that is open at both ends says nothing. */
const price = /^(\d{1,9}_(\d{1,9}|\*)|\*_\d{1,9})$/;
/** Whether a value can be asked for: Magento refuses the whole listing for a uid that it never gave. */
const possible: Partial<Record<string, (value: string) => boolean>> = {
  price: value => price.test(value) && !(Number.parseInt(value, 10) >= Number(value.split('_')[1])),
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

/** The address of the same listing with another page. */
export function pageHref(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('further');
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `?${next.toString()}`;
}

/** The address of the same page with so many below it; undefined where they would be too many. */
export function furtherHref(params: URLSearchParams, further: number): string | undefined {
  if (further > mostFurther) return undefined;
  const next = new URLSearchParams(params);
  next.set('further', String(further));
  return `?${next.toString()}`;
}

/** The address of the same listing, from its beginning, without one chosen value. */
export function hrefWithout(params: URLSearchParams, code: string, value: string): string {
  const left = [...params].filter(([name, other]) => name !== code || other !== value);
  return pageHref(new URLSearchParams(left), 1);
}

/**
 * The filter argument of the products query. A range of prices ends just below its upper bound, where the next one
 * begins; the back end's filter holds both ends, so it is asked for a paisa less.
 */
export function toProductFilter({ filters }: ListingState, categoryUid?: string): ProductFilter {
  const {
    price: [range] = [],
    category_uid: categories = categoryUid ? [categoryUid] : undefined,
    ...attributes
  } = filters;
  const [from = '*', to = '*'] = range?.split('_') ?? [];
  return {
    ...(categories && { category_uid: { in: categories } }),
    ...Object.fromEntries(Object.entries(attributes).map(([code, values]) => [code, { in: values }])),
    ...(range !== undefined && {
      price: { ...(from !== '*' && { from }), ...(to !== '*' && { to: (Number(to) - 0.01).toFixed(2) }) },
    }),
  };
}
