import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

/** Products of one kind beside another. */
const PER_PRODUCT = 4;

export type LinkKind = 'up-sell' | 'cross-sell';

const linkedAs = (kind: LinkKind) => `(SELECT product_id FROM product_link WHERE kind = '${kind}')`;

/**
 * What the shop offers by itself beside the products that have nothing of the kind yet. Up-sell: the next dearer ones of the same shelf. Cross-sell: what the brand has on
 * other shelves for at most half the price, then what other shelves of the department have for at most a third. For
 * each shelf only its cheapest products are looked at, so that a large catalogue takes no longer for each product.
 */
export function seedLinks(db: DatabaseSync): void {
  db.exec(`
    CREATE TEMP TABLE link_shelf (product_id INTEGER PRIMARY KEY, shelf INTEGER, department TEXT, brand TEXT, price INTEGER, place INTEGER, view TEXT);
    INSERT INTO link_shelf
      SELECT product.id, category.id, substr(category.url_path || '/', 1, instr(category.url_path || '/', '/') - 1), product.brand_code, product.min_final,
        row_number() OVER (PARTITION BY category.id ORDER BY product.min_final, product.id), product.view
      FROM (
        SELECT product_id, category_id, row_number() OVER (PARTITION BY product_id ORDER BY category.level DESC, category.id) AS depth
        FROM product_category JOIN category ON category.id = category_id WHERE assigned = 1
      ) first JOIN product ON product.id = first.product_id JOIN category ON category.id = first.category_id WHERE depth = 1;
    CREATE UNIQUE INDEX link_shelf_place ON link_shelf (shelf, place);
    CREATE TEMP TABLE link_small AS
      SELECT *, row_number() OVER (PARTITION BY brand, shelf ORDER BY place) AS in_brand, row_number() OVER (PARTITION BY shelf ORDER BY place) AS in_shelf
      FROM link_shelf WHERE price > 0 AND view IS NULL;
    DELETE FROM link_small WHERE in_brand > 2 AND in_shelf > 2;
    CREATE INDEX link_small_brand ON link_small (brand);
    CREATE INDEX link_small_department ON link_small (department, in_shelf);
  `);
  run(
    db,
    `INSERT OR IGNORE INTO product_link
     SELECT mine.product_id, 'up-sell', other.product_id, other.place - mine.place
     FROM link_shelf mine JOIN link_shelf other ON other.shelf = mine.shelf AND other.place BETWEEN mine.place + 1 AND mine.place + ?
     WHERE other.price > mine.price AND other.view IS mine.view AND mine.product_id NOT IN ${linkedAs('up-sell')}`,
    PER_PRODUCT,
  );
  run(
    db,
    `INSERT OR IGNORE INTO product_link
     SELECT product_id, 'cross-sell', linked_id, place FROM (
       SELECT product_id, linked_id, row_number() OVER (PARTITION BY product_id ORDER BY nearness, rank, price DESC, linked_id) AS place FROM (
         SELECT mine.product_id, other.product_id AS linked_id, 1 AS nearness, other.in_brand AS rank, other.price
         FROM link_shelf mine JOIN link_small other ON other.brand = mine.brand AND other.in_brand <= 2 AND other.shelf <> mine.shelf AND other.price * 2 <= mine.price
         UNION ALL
         SELECT mine.product_id, other.product_id, 2, other.in_shelf, other.price
         FROM link_shelf mine JOIN link_small other ON other.department = mine.department AND other.in_shelf <= 2 AND other.brand <> mine.brand
           AND other.shelf <> mine.shelf AND other.price * 3 <= mine.price
       )
     ) WHERE place <= ? AND product_id NOT IN ${linkedAs('cross-sell')}`,
    PER_PRODUCT,
  );
  db.exec('DROP TABLE link_small; DROP TABLE link_shelf');
}

/** Replaces what the shop would offer beside a product by what its seed names. Unknown skus are left out. */
export function linkByHand(db: DatabaseSync, productId: number, kind: LinkKind, skus: readonly string[]): void {
  run(db, 'DELETE FROM product_link WHERE product_id = ? AND kind = ?', productId, kind);
  run(
    db,
    `INSERT INTO product_link (product_id, kind, linked_id, position)
     SELECT ?1, ?2, product.id, min(wanted.key) + 1 FROM json_each(?3) wanted JOIN product ON product.sku = wanted.value
     WHERE product.parent_id IS NULL AND product.id <> ?1 GROUP BY product.id`,
    productId,
    kind,
    JSON.stringify(skus),
  );
}
