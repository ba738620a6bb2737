/** Orders that reviews come in; the first unless told. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Which reviews a page shows first. */
export interface AskedReviews {
  /** Only those of so many whole stars, 1 to 5; undefined for all. */
  stars: number | undefined;
  sort: ReviewSort;
}

/** What an address asks for (reviews-01); what it cannot mean counts as not said. */
export function readAsked(params: URLSearchParams): AskedReviews {
  const sort = reviewSorts.find(each => each === params.get('reviews'));
  const stars = params.get('stars') ?? '';
  return { stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined, sort: sort ?? 'newest' };
}

/** Where other reviews stand first, with all else that the address says; what is not told stays as it says. */
export function reviewsHref(params: URLSearchParams, change: Partial<AskedReviews>): string {
  const { stars, sort } = { ...readAsked(params), ...change };
  const asked = new URLSearchParams(params);
  asked.delete('stars');
  asked.delete('reviews');
  if (stars !== undefined) asked.set('stars', String(stars));
  if (sort !== 'newest') asked.set('reviews', sort);
  return `?${asked}#reviews`;
}

/** As the back end calls an order. */
export const sortCode = (sort: ReviewSort) => sort.toUpperCase() as Uppercase<ReviewSort>;
