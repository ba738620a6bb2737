import type { DatabaseSync } from 'node:sqlite';
import type { CategorySeed } from '../catalogue/shelfTypes.ts';
import { rows } from '../database.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { toRecord, toViewRecords } from './toRecord.ts';
import { csvLine } from './writeFields.ts';

/** The columns of an export, in Magento's order. */
const columns = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'visibility',
  'price',
  'special_price',
  'url_key',
  'meta_title',
  'meta_description',
  'base_image',
  'base_image_label',
  'small_image',
  'small_image_label',
  'thumbnail_image',
  'thumbnail_image_label',
  'country_of_manufacture',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'min_cart_qty',
  'use_config_min_sale_qty',
  'max_cart_qty',
  'use_config_max_sale_qty',
  'qty_increments',
  'use_config_qty_increments',
  'enable_qty_increments',
  'use_config_enable_qty_inc',
  'related_skus',
  'crosssell_skus',
  'upsell_skus',
  'additional_images',
  'additional_image_labels',
  'bundle_price_type',
  'bundle_sku_type',
  'bundle_price_view',
  'bundle_weight_type',
  'bundle_values',
  'bundle_shipment_type',
  'custom_options',
  'associated_skus',
  'downloadable_links',
  'downloadable_samples',
  'links_title',
  'samples_title',
  'links_purchased_separately',
  'configurable_variations',
  'configurable_variation_labels',
  'giftcard_type',
  'giftcard_amount',
  'giftcard_allow_open_amount',
  'giftcard_open_amount_min',
  'giftcard_open_amount_max',
  'giftcard_allow_message',
  'giftcard_lifetime',
  'giftcard_is_redeemable',
];

/**
 * The catalogue as lines of a product export of Magento: what `importCatalogue` reads. One moment of it, however long
 * the reading takes.
 */
export function* exportCatalogue(db: DatabaseSync): Generator<string> {
  const write = (values: Record<string, string>) => csvLine(columns.map(column => values[column] ?? ''));
  let shelves: CategorySeed[] | undefined = categoriesOf(db);
  db.exec('BEGIN');
  try {
    yield csvLine(columns);
    for (const product of db.prepare('SELECT * FROM product ORDER BY id').iterate() as Iterable<object>) {
      // The first row also describes the categories, for which Magento's format has names only.
      yield write(toRecord(db, product as ProductRow, shelves && { shelves }));
      for (const values of toViewRecords(db, product as ProductRow)) yield write(values);
      shelves = undefined;
    }
  } finally {
    db.exec('COMMIT');
  }
}

interface Shelf {
  path: string;
  name: string;
  position: number;
  description: string | null;
  in_menu: number;
  view: string | null;
}

const categoriesOf = (db: DatabaseSync): CategorySeed[] =>
  rows<Shelf>(
    db,
    'SELECT url_path AS path, name, position, description, in_menu, view FROM category WHERE level > 1 ORDER BY id',
  ).map(({ description, in_menu, view, ...shelf }) => ({
    ...shelf,
    ...(description !== null && { description }),
    ...(in_menu === 0 && { inMenu: false }),
    ...(view !== null && { view }),
  }));
