import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

const PER_PRODUCT = 8;

/** Related products: those of the same most specific category, nearest in price first. */
export function seedRelated(db: DatabaseSync): void {
  run(
    db,
    `INSERT INTO product_related (product_id, related_id, position)
     SELECT product_id, related_id, place FROM (
       SELECT mine.product_id, other.product_id AS related_id,
         row_number() OVER (PARTITION BY mine.product_id ORDER BY abs(b.min_final - a.min_final), b.id) AS place
       FROM product_category mine
       JOIN category ON category.id = mine.category_id
       JOIN product_category other ON other.category_id = mine.category_id AND other.product_id <> mine.product_id
       JOIN product a ON a.id = mine.product_id
       JOIN product b ON b.id = other.product_id
       WHERE mine.assigned = 1 AND category.level = (
         SELECT max(c.level) FROM product_category pc JOIN category c ON c.id = pc.category_id
         WHERE pc.product_id = mine.product_id AND pc.assigned = 1
       )
       GROUP BY mine.product_id, other.product_id
     ) WHERE place <= ?`,
    PER_PRODUCT,
  );
}
