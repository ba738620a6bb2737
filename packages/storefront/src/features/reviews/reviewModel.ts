import type { FirstReviews } from './loadReviews.ts';

export type Review = NonNullable<FirstReviews['reviews']['items'][number]>;

/** What the page shows of a product's reviews. */
export interface ReviewedProduct {
  sku: string | null;
  name: string | null;
  url_key: string | null;
  /** Of all ratings, 0 to 100. */
  rating_summary: number;
  review_count: number;
}

/** Whole stars of a rating in percent, 1 to 5. */
const starsOf = (percent: number): number => Math.min(5, Math.max(1, Math.round(percent / 20)));

/** How many of the latest reviews gave 5, 4, 3, 2 and 1 stars. Reviews without a rating do not count. */
export function breakdown(latest: FirstReviews['latest']): { stars: number; count: number }[] {
  const given = latest.items.flatMap(review =>
    review && review.average_rating > 0 ? [starsOf(review.average_rating)] : [],
  );
  return [5, 4, 3, 2, 1].map(stars => ({ stars, count: given.filter(each => each === stars).length }));
}

export const reviewsOf = (page: { items: readonly (Review | null)[] }): Review[] =>
  page.items.filter(review => review !== null);
