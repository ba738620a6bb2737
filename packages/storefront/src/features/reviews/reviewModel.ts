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

/** How many reviews gave so many whole stars. */
export interface StarCount {
  stars: number;
  count: number;
}

/** Whole stars of a rating in percent, 1 to 5. */
const starsOf = (percent: number): number => Math.min(5, Math.max(1, Math.round(percent / 20)));

/**
 * How many reviews gave 5, 4, 3, 2 and 1 stars: all of them where the back end counts, else the latest (reviews-02).
 * Those without a rating do not count.
 */
export function breakdown({ reviews, latest }: FirstReviews): StarCount[] {
  const given = (latest?.items ?? []).flatMap(review =>
    review && review.average_rating > 0 ? [starsOf(review.average_rating)] : [],
  );
  const countOf = (stars: number) =>
    reviews.star_counts
      ? (reviews.star_counts.find(each => each.stars === stars)?.count ?? 0)
      : given.filter(each => each === stars).length;
  return [5, 4, 3, 2, 1].map(stars => ({ stars, count: countOf(stars) }));
}

export const reviewsOf = (page: { items: readonly (Review | null)[] }): Review[] =>
  page.items.filter(review => review !== null);
