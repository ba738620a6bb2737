import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows } from '../database.ts';
import { readPage } from '../products/pageInfo.ts';
import type { RatingColumn } from './ratings.ts';

/** A row of the table `review`: the source of the GraphQL type ProductReview. */
export interface ReviewRow extends Record<RatingColumn, number | null> {
  id: number;
  product_id: number;
  customer_id: number | null;
  status: 'pending' | 'approved' | 'rejected';
  nickname: string;
  summary: string;
  text: string;
  /** Mean of the ratings, 0 to 100; null without one. */
  percent: number | null;
  /** How many shoppers it helped. */
  helpful: number;
  /** ms. */
  created_at: number;
}

const orders = {
  NEWEST: '',
  HELPFUL: 'helpful DESC, ',
  HIGHEST: 'percent DESC NULLS LAST, ',
  LOWEST: 'percent ASC NULLS LAST, ',
};

/** Arguments of a list of reviews. */
export interface ReviewPage {
  pageSize?: number | null;
  currentPage?: number | null;
  /** Whole stars. */
  stars?: number | null;
  sort?: keyof typeof orders | null;
}

/** Whose reviews: those of a product that have been approved, or all that a customer has written. */
const conditions = { product: "product_id = ?1 AND status = 'approved'", customer: 'customer_id = ?1' };

/** Whole stars of a review, 1 to 5; null without a rating. */
const wholeStars = 'CAST(max(1, min(5, round(percent / 20))) AS INTEGER)';

/** Newest first, unless told; in the words of the store view (reviews-05). A page beyond the last is empty. */
export function listReviews(
  { db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>,
  owner: keyof typeof conditions,
  id: number,
  args: ReviewPage,
) {
  const { pageSize, currentPage } = readPage(args);
  const where = `${conditions[owner]} AND (?2 IS NULL OR ${wholeStars} = ?2)`;
  const stars = args.stars ?? null;
  const { total } = row<{ total: number }>(db, `SELECT count(*) AS total FROM review WHERE ${where}`, id, stars)!;
  const items = rows<ReviewRow>(
    db,
    `SELECT review.*, ifnull(said.summary, review.summary) AS summary, ifnull(said.text, review.text) AS text
     FROM review LEFT JOIN review_in_language said ON said.review_id = review.id AND said.locale = ?5 WHERE ${where}
     ORDER BY ${orders[args.sort ?? 'NEWEST']}created_at DESC, id DESC LIMIT ?3 OFFSET ?4`,
    id,
    stars,
    pageSize,
    (currentPage - 1) * pageSize,
    storeView.locale,
  );
  return {
    items,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) },
  };
}

export function reviewById(db: DatabaseSync, id: number): ReviewRow | undefined {
  return row<ReviewRow>(db, 'SELECT * FROM review WHERE id = ?', id);
}

/** How many approved reviews of a product gave 5, 4, 3, 2 and 1 whole stars. */
export function starCounts(db: DatabaseSync, productId: number): { stars: number; count: number }[] {
  const counted = rows<{ stars: number; count: number }>(
    db,
    `SELECT ${wholeStars} AS stars, count(*) AS count FROM review
     WHERE ${conditions.product} AND percent IS NOT NULL GROUP BY stars`,
    productId,
  );
  return [5, 4, 3, 2, 1].map(stars => ({ stars, count: counted.find(each => each.stars === stars)?.count ?? 0 }));
}
