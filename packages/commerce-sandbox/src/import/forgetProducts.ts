import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

const inList = 'IN (SELECT value FROM json_each(?))';

/**
 * What describes a product, parts before what holds them. What shoppers did with it (carts, orders, reviews) is not
 * here.
 */
const descriptions = [
  `bundle_selection WHERE option_id IN (SELECT id FROM bundle_option WHERE product_id ${inList})`,
  `custom_option_value WHERE option_id IN (SELECT id FROM custom_option WHERE product_id ${inList})`,
  ...[
    'custom_option',
    'tier_price',
    'bundle_option',
    'bundle',
    'grouped_link',
    'downloadable_link',
    'downloadable_sample',
    'downloadable',
    'gift_card_amount',
    'gift_card_product',
    'product_in_view',
    'product_category',
    'product_option',
    'product_image',
    'product_related',
    'product_link',
  ].map(table => `${table} WHERE product_id ${inList}`),
  `product WHERE id ${inList}`,
];

/**
 * Deletes what describes these products, so that they can be loaded anew with the same ids. Foreign keys have to be
 * off: otherwise what shoppers did with them would go too.
 */
export function forgetProducts(db: DatabaseSync, ids: readonly number[]): void {
  const list = JSON.stringify(ids);
  for (const description of descriptions) run(db, `DELETE FROM ${description}`, list);
}
