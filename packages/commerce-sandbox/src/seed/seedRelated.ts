import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

const PER_PRODUCT = 8;

/**
 * Related products: those of the same most specific category, nearest in price first. Only the neighbours in the order
 * of prices are compared, so that a category of thousands costs no more for each product than one of ten. What has
 * related products already keeps them.
 */
export function seedRelated(db: DatabaseSync): void {
  db.exec(`
    CREATE TEMP TABLE own_shelf (product_id INTEGER, category_id INTEGER, PRIMARY KEY (product_id, category_id)) WITHOUT ROWID;
    INSERT INTO own_shelf SELECT product_id, category_id FROM (
      SELECT product_id, category_id, rank() OVER (PARTITION BY product_id ORDER BY category.level DESC) AS depth
      FROM product_category JOIN category ON category.id = category_id WHERE assigned = 1
    ) WHERE depth = 1 AND product_id NOT IN (SELECT product_id FROM product_related);
    CREATE TEMP TABLE shelf (category_id INTEGER, place INTEGER, product_id INTEGER, price INTEGER, PRIMARY KEY (category_id, place)) WITHOUT ROWID;
    INSERT INTO shelf
    SELECT category_id, row_number() OVER (PARTITION BY category_id ORDER BY product.min_final, product.id), product.id, product.min_final
    FROM product_category JOIN product ON product.id = product_id WHERE category_id IN (SELECT category_id FROM own_shelf);`);
  run(
    db,
    `INSERT INTO product_related (product_id, related_id, position)
     SELECT product_id, related_id, place FROM (
       SELECT product_id, related_id, row_number() OVER (PARTITION BY product_id ORDER BY distance, related_id) AS place FROM (
         SELECT mine.product_id, other.product_id AS related_id, min(abs(other.price - mine.price)) AS distance
         FROM shelf mine JOIN own_shelf USING (product_id, category_id) JOIN shelf other ON other.category_id = mine.category_id AND other.place BETWEEN mine.place - ?1 AND mine.place + ?1
           AND other.product_id <> mine.product_id
         GROUP BY mine.product_id, other.product_id
       )
     ) WHERE place <= ?1`,
    PER_PRODUCT,
  );
  db.exec('DROP TABLE shelf; DROP TABLE own_shelf');
}

/** Replaces what the shop would show beside a product by what its seed names. Unknown skus are left out. */
export function relateByHand(db: DatabaseSync, productId: number, skus: readonly string[]): void {
  run(db, 'DELETE FROM product_related WHERE product_id = ?', productId);
  run(
    db,
    `INSERT INTO product_related (product_id, related_id, position)
     SELECT ?1, product.id, min(wanted.key) + 1 FROM json_each(?2) wanted JOIN product ON product.sku = wanted.value
     WHERE product.parent_id IS NULL AND product.id <> ?1 GROUP BY product.id`,
    productId,
    JSON.stringify(skus),
  );
}
