import type { DatabaseSync } from 'node:sqlite';
import type { ProductType } from '../catalogue/ProductSeed.ts';
import { row, rows } from '../database.ts';

/**
 * A row of the table `product`: what a resolver of type ProductInterface takes as its source. Money in
 * paise, without the prices of single store views and programmes: those come by pricedFor.
 */
export interface ProductRow {
  id: number;
  sku: string;
  type: ProductType;
  /** The configurable product of a variant. */
  parent_id: number | null;
  name: string;
  url_key: string;
  brand_code: string;
  price: number;
  special_price: number | null;
  surcharge: number | null;
  stock: number;
  short_description: string;
  description: string;
  country_of_manufacture: string;
  /** Grams. */
  weight: number | null;
  rating_percent: number;
  rating_count: number;
  /** JSON list of `{platform, price}`. */
  other_platforms: string | null;
  /** JSON of ProductFactsSeed. */
  facts: string | null;
  /** Code of the one store view that sells it. */
  view: string | null;
  /** 1 when it, or at least one variant, can be bought. */
  salable: 0 | 1;
  min_regular: number;
  min_final: number;
  max_regular: number;
  max_final: number;
  hsn_code: string | null;
  /** Percent of GST in the price. */
  gst_rate: number | null;
}

/** The GraphQL type of each type of product. */
export const productTypeNames = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  virtual: 'VirtualProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  downloadable: 'DownloadableProduct',
  giftcard: 'GiftCardProduct',
} as const satisfies Record<ProductType, string>;

export function productById(db: DatabaseSync, id: number): ProductRow | undefined {
  return row<ProductRow>(db, 'SELECT * FROM product WHERE id = ?', id);
}

/** By SKU, in any case. Variants are found too. */
export function productBySku(db: DatabaseSync, sku: string): ProductRow | undefined {
  return row<ProductRow>(db, 'SELECT * FROM product WHERE sku = ?', sku);
}

/** In the order of the ids; ids that do not exist are left out. */
export function productsByIds(db: DatabaseSync, ids: readonly number[]): ProductRow[] {
  return rows<ProductRow>(
    db,
    'SELECT product.* FROM json_each(?) wanted JOIN product ON product.id = wanted.value ORDER BY wanted.key',
    JSON.stringify(ids),
  );
}

/** All variants of a configurable product, sold out ones too. */
export function variantsOf(db: DatabaseSync, parentId: number): ProductRow[] {
  return rows<ProductRow>(db, 'SELECT * FROM product WHERE parent_id = ? ORDER BY id', parentId);
}

/** A value that a product is chosen by, for example colour "Midnight blue". */
export interface ChosenOption {
  attribute_id: number;
  /** color, size or storage. */
  attribute_code: string;
  /** For people: Colour, Size, Storage. */
  attribute_label: string;
  option_id: number;
  option_label: string;
  /** #rrggbb, colours only. */
  swatch: string | null;
}

/**
 * The values that a configurable product is chosen by, or that make a variant this variant, in the order in which one
 * is asked for them.
 *
 * @param view Code of the store view in whose words they are labelled; in those of all unless given.
 */
export function productOptions(db: DatabaseSync, productId: number, view = ''): ChosenOption[] {
  return rows<ChosenOption>(
    db,
    `SELECT attribute.id AS attribute_id, attribute.code AS attribute_code, coalesce(called.label, attribute.label) AS attribute_label,
       attribute_option.id AS option_id, coalesce(value.label, attribute_option.label) AS option_label, product_option.swatch
     FROM product_option
     JOIN attribute ON attribute.id = product_option.attribute_id
     JOIN attribute_option ON attribute_option.id = product_option.option_id
     LEFT JOIN label_in_view called ON called.view = ?2 AND called.kind = 'attribute' AND called.key = attribute.code
     LEFT JOIN label_in_view value ON value.view = ?2 AND value.kind = 'option' AND value.key = attribute_option.label
     WHERE product_option.product_id = ?1 ORDER BY attribute.position, product_option.position`,
    productId,
    view,
  );
}

/** The variant of a configurable product that has exactly these option ids, or undefined. */
export function variantByOptions(
  db: DatabaseSync,
  parentId: number,
  optionIds: readonly number[],
): ProductRow | undefined {
  return row<ProductRow>(
    db,
    `SELECT product.* FROM product WHERE parent_id = ?1
       AND (SELECT count(*) FROM product_option o WHERE o.product_id = product.id) = json_array_length(?2)
       AND NOT EXISTS (SELECT 1 FROM product_option o WHERE o.product_id = product.id AND o.option_id NOT IN (SELECT value FROM json_each(?2)))`,
    parentId,
    JSON.stringify(optionIds),
  );
}
