// chunk: listing
import * as text from '@shop/messages/listing';

/** How a listing is ordered: a sort field of the back end and its direction. */
export interface ListingSort {
  field: 'position' | 'relevance' | 'price' | 'name' | 'popularity' | 'created_at' | 'rating_summary' | 'saving';
  direction: 'ASC' | 'DESC';
}

export const sorts: Record<string, ListingSort> = {
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

/** Pages that stand below another at most: each is a request. */
export const mostFurther = 9;

/** The address of the same listing with another page. */
export function pageHref(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('further');
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `?${next.toString()}`;
}

/** The address of the same page with so many below it. */
export function furtherHref(params: URLSearchParams, further: number): string {
  const next = new URLSearchParams(params);
  next.set('further', String(further));
  return `?${next.toString()}`;
}

/** The address of the same listing, from its beginning, without one chosen value. */
export function hrefWithout(params: URLSearchParams, code: string, value: string): string {
  const left = [...params].filter(([name, other]) => name !== code || other !== value);
  return pageHref(new URLSearchParams(left), 1);
}

/** What an address says under some names, each thing once. */
export const said = (params: URLSearchParams, isWanted: (name: string) => boolean): [string, string][] => [
  ...new Map([...params].filter(([name]) => isWanted(name)).map(pair => [JSON.stringify(pair), pair])).values(),
];

/** Names of an address that say which order, which pages, and what the listing is narrowed by. */
export const isOfOrder = (name: string) => name === 'sort';
export const isOfPages = (name: string) => name === 'page' || name === 'further';
export const isOfFilters = (name: string) => name !== 'query' && name !== 'sort';

/** The address of the same listing, from its beginning, narrowed by nothing. */
export const hrefWithoutFilters = (params: URLSearchParams) =>
  pageHref(new URLSearchParams(said(params, name => !isOfFilters(name))), 1);

/**
 * The address of the same listing, from its beginning, with what a form of it says.
 *
 * @param isAsked the names that the form asks about; of the others it says only what it was drawn with.
 */
export function hrefWith(
  params: URLSearchParams,
  form: Iterable<[string, FormDataEntryValue]>,
  isAsked: (name: string) => boolean,
): string {
  const next = new URLSearchParams(said(params, name => !isAsked(name) && !isOfPages(name)));
  for (const [name, value] of form)
    if (isAsked(name) && typeof value === 'string' && value !== '') next.append(name, value);
  return `?${next.toString()}`;
}
