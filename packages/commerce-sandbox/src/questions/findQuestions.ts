import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { readPage } from '../products/pageInfo.ts';
import type { Locale } from '../store/byLocale.ts';

/** A row of the table `question`: the source of the GraphQL type ProductQuestion. */
export interface QuestionRow {
  id: number;
  product_id: number;
  status: 'pending' | 'approved' | 'rejected';
  locale: Locale;
  nickname: string;
  email: string | null;
  text: string;
  /** ms. */
  created_at: number;
}

/** A row of the table `question_answer`. */
export interface AnswerRow {
  is_of_shop: 0 | 1;
  nickname: string;
  text: string;
  /** ms. */
  created_at: number;
}

/** Arguments of a list of questions. */
export interface QuestionPage {
  search?: string | null;
  pageSize?: number | null;
  currentPage?: number | null;
}

/** Words of a search that count. */
const MOST_WORDS = 8;

/** Words as a pattern of LIKE, whose own signs mean themselves. */
const patternsOf = (search: string): string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(word => `%${word.replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`);

/**
 * Approved questions of a product in the language of the store view, then those in the shop's own, the newest first;
 * of a search those of which question or answers hold each word.
 */
export function listQuestions(db: DatabaseSync, productId: number, locale: string, args: QuestionPage) {
  const { pageSize, currentPage } = readPage(args);
  const words = patternsOf(args.search ?? '');
  const held = words.map(
    () => `(question.text || ' ' || ifnull((SELECT group_concat(text, ' ') FROM question_answer
      WHERE question_id = question.id), '')) LIKE ? ESCAPE '\\'`,
  );
  const where = ['product_id = ?', "status = 'approved'", "locale IN (?, 'en_US')", ...held].join(' AND ');
  const values = [productId, locale, ...words];
  const { total } = row<{ total: number }>(db, `SELECT count(*) AS total FROM question WHERE ${where}`, ...values)!;
  const items = rows<QuestionRow>(
    db,
    `SELECT * FROM question WHERE ${where} ORDER BY locale = ? DESC, created_at DESC, id DESC LIMIT ? OFFSET ?`,
    ...values,
    locale,
    pageSize,
    (currentPage - 1) * pageSize,
  );
  return {
    items,
    total_count: total,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) },
  };
}

export const answersOf = (db: DatabaseSync, questionId: number): AnswerRow[] =>
  rows<AnswerRow>(
    db,
    `SELECT is_of_shop, nickname, text, created_at FROM question_answer
     WHERE question_id = ? ORDER BY is_of_shop DESC, created_at, id`,
    questionId,
  );

export const questionById = (db: DatabaseSync, id: number): QuestionRow | undefined =>
  row<QuestionRow>(db, 'SELECT * FROM question WHERE id = ?', id);
