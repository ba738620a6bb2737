import type { DatabaseSync } from 'node:sqlite';
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
  /** ms. */
  created_at: number;
}

/** Arguments of a list of reviews. */
export interface ReviewPage {
  pageSize?: number | null;
  currentPage?: number | null;
}

/** Whose reviews: those of a product that have been approved, or all that a customer has written. */
const conditions = { product: "product_id = ? AND status = 'approved'", customer: 'customer_id = ?' };

/** Newest first. A page beyond the last is empty. */
export function listReviews(db: DatabaseSync, owner: keyof typeof conditions, id: number, args: ReviewPage) {
  const { pageSize, currentPage } = readPage(args);
  const where = conditions[owner];
  const { total } = row<{ total: number }>(db, `SELECT count(*) AS total FROM review WHERE ${where}`, id)!;
  const items = rows<ReviewRow>(
    db,
    `SELECT * FROM review WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
    id,
    pageSize,
    (currentPage - 1) * pageSize,
  );
  return {
    items,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) },
  };
}

export function reviewById(db: DatabaseSync, id: number): ReviewRow | undefined {
  return row<ReviewRow>(db, 'SELECT * FROM review WHERE id = ?', id);
}
