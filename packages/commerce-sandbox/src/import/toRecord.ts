import type { DatabaseSync } from 'node:sqlite';
import type { Artwork } from '@shop/artwork';
import type { PhotoSeed, VideoSeed } from '../catalogue/pictureTypes.ts';
import type { OtherPlatformSeed } from '../catalogue/priceTypes.ts';
import type { Visibility } from '../catalogue/ProductSeed.ts';
import { row, rows } from '../database.ts';
import { productOptions, type ProductRow, variantsOf } from '../products/findProducts.ts';
import { extraAttributes, type Extras } from './Extras.ts';
import { factsOf } from '../products/factsOf.ts';
import { factAttributes } from './productFacts.ts';
import { customOptionsColumn, tierPricesAttribute } from './readCustomOptions.ts';
import { productTypeColumns } from './productTypeColumns.ts';
import { amount, joinBars, joinLabels, joinNames, joinPairs, joinRuns } from './writeFields.ts';

const visibilityWords: Record<Visibility, string> = {
  both: 'Catalog, Search',
  catalog: 'Catalog',
  search: 'Search',
  hidden: 'Not Visible Individually',
  disabled: 'Catalog, Search',
};

/** What has the prices of its parts, or its own amounts. */
const unpriced: ReadonlySet<string> = new Set(['configurable', 'grouped', 'giftcard']);

interface InViewRow {
  view: string;
  name: string | null;
  url_key: string | null;
  short_description: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  visibility: Visibility | null;
  min_quantity: number | null;
  max_quantity: number | null;
  quantity_step: number | null;
  price: number | null;
  special_price: number | null;
}

type Values = Record<string, string>;

/** A product as a row of Magento's export, with `more` beside it; columns without a value are left out. */
export function toRecord(db: DatabaseSync, product: ProductRow, more: Extras = {}): Values {
  const every = inViewRows(db, product.id).find(({ view }) => view === '');
  const visibility = product.parent_id === null ? (every?.visibility ?? 'both') : 'hidden';
  const pictures = picturesOf(db, product);
  const attributes: [string, string][] = [
    ['brand_code', product.brand_code],
    [
      'brand',
      row<{ name: string }>(db, 'SELECT name FROM brand WHERE code = ?', product.brand_code)?.name ??
        product.brand_code,
    ],
    ...productOptions(db, product.parent_id === null ? -1 : product.id).map(
      ({ attribute_code, option_label }): [string, string] => [attribute_code, option_label],
    ),
    ...(product.surcharge === null ? [] : [['productsurcharge_fee', amount(product.surcharge)] as [string, string]]),
    ...(product.hsn_code === null ? [] : [['hsn_code', product.hsn_code] as [string, string]]),
    ...(product.gst_rate === null ? [] : [['gst_rate', String(product.gst_rate)] as [string, string]]),
    ...otherPlatforms(product.other_platforms),
    ...factAttributes(factsOf(product)),
    ...tierPricesAttribute(db, product.id),
  ];
  const ofType = productTypeColumns(db, product);
  return present({
    sku: product.sku,
    attribute_set_code: 'Default',
    product_type: product.type,
    categories: product.parent_id === null ? categoryColumn(db, product.id) : undefined,
    product_websites: 'base',
    name: product.name,
    description: product.description,
    short_description: product.short_description,
    weight: product.weight === null ? undefined : String(product.weight / 1000),
    product_online: visibility === 'disabled' ? '2' : '1',
    visibility: visibilityWords[visibility],
    price: unpriced.has(product.type) ? undefined : amount(product.price),
    special_price:
      product.special_price === null || unpriced.has(product.type) ? undefined : amount(product.special_price),
    url_key: product.url_key,
    meta_title: every?.meta_title ?? undefined,
    meta_description: every?.meta_description ?? undefined,
    ...pictures.columns,
    country_of_manufacture: product.country_of_manufacture,
    qty: String(product.stock),
    is_in_stock: product.salable ? '1' : '0',
    ...limit('min_cart_qty', 'use_config_min_sale_qty', every?.min_quantity),
    ...limit('max_cart_qty', 'use_config_max_sale_qty', every?.max_quantity),
    ...limit('qty_increments', 'use_config_qty_increments', every?.quantity_step),
    ...limit('enable_qty_increments', 'use_config_enable_qty_inc', every?.quantity_step && 1),
    related_skus: skus(
      db,
      'SELECT sku FROM product_related JOIN product ON product.id = related_id WHERE product_id = ? ORDER BY product_related.position, product.id',
      product.id,
    ),
    upsell_skus: skus(db, linked, product.id, 'up-sell'),
    crosssell_skus: skus(db, linked, product.id, 'cross-sell'),
    ...(product.type === 'configurable' && variationColumns(db, product.id)),
    ...ofType.columns,
    custom_options: customOptionsColumn(db, product.id),
    additional_attributes: joinPairs([
      ...attributes,
      ...extraAttributes({ ...listingExtras(db, product), ...pictures.extras, ...ofType.extras, ...more }, product.sku),
    ]),
  });
}

/** What single store views say of a product, as rows of Magento's export. */
export function toViewRecords(db: DatabaseSync, { id, sku }: ProductRow): Values[] {
  return inViewRows(db, id)
    .filter(({ view }) => view !== '')
    .map(said =>
      present({
        sku,
        store_view_code: said.view,
        name: said.name,
        description: said.description,
        short_description: said.short_description,
        product_online: said.visibility === null ? undefined : said.visibility === 'disabled' ? '2' : '1',
        visibility: said.visibility === null ? undefined : visibilityWords[said.visibility],
        price: said.price === null ? undefined : amount(said.price),
        special_price: said.special_price === null ? undefined : amount(said.special_price),
        url_key: said.url_key,
        meta_title: said.meta_title,
        meta_description: said.meta_description,
      }),
    );
}

const present = (record: Record<string, string | null | undefined>): Values =>
  Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
    ),
  );

const limit = (column: string, useDefault: string, pieces: number | null | undefined): Values =>
  pieces
    ? { [column]: column.startsWith('enable') ? '1' : `${pieces}.0000`, [useDefault]: '0' }
    : { [useDefault]: '1' };

const inViewRows = (db: DatabaseSync, id: number) =>
  rows<InViewRow>(db, 'SELECT * FROM product_in_view WHERE product_id = ? ORDER BY view', id);

function categoryColumn(db: DatabaseSync, productId: number): string {
  const assigned = rows<{ path: string }>(db, assignedCategories, productId);
  return assigned.map(({ path }) => joinNames(['Default Category', ...namesAlong(db, path)])).join(',');
}

const assignedCategories = `SELECT category.path, category.url_path, product_category.position FROM product_category JOIN category ON category.id = category_id
  WHERE product_id = ? AND assigned = 1 ORDER BY level DESC, category.id`;

/** Names of the categories on a path of ids, without the two roots. */
const namesAlong = (db: DatabaseSync, path: string): string[] =>
  path
    .split('/')
    .slice(2)
    .map(id => row<{ name: string }>(db, 'SELECT name FROM category WHERE id = ?', Number(id))!.name);

function listingExtras(db: DatabaseSync, product: ProductRow): Extras {
  if (product.parent_id !== null) return {};
  const assigned = rows<{ position: number }>(db, assignedCategories, product.id);
  const swatches = rows<{ label: string; swatch: string }>(
    db,
    'SELECT label, product_option.swatch FROM product_option JOIN attribute_option ON attribute_option.id = option_id WHERE product_id = ? AND product_option.swatch IS NOT NULL',
    product.id,
  );
  const videos = rows<{ video: string }>(
    db,
    'SELECT video FROM product_image WHERE product_id = ? AND video IS NOT NULL ORDER BY position',
    product.id,
  );
  return {
    ...(assigned[0] && { position: assigned[0].position }),
    ...(swatches.length > 0 && { swatches: Object.fromEntries(swatches.map(({ label, swatch }) => [label, swatch])) }),
    ...(product.rating_count > 0 && { rating: { percent: product.rating_percent, count: product.rating_count } }),
    ...(videos.length > 0 && { videos: videos.map(({ video }) => JSON.parse(video) as VideoSeed) }),
    ...(product.view !== null && { view: product.view }),
  };
}

/** Photographs by name, or the drawing that stands for them. */
function picturesOf(db: DatabaseSync, { id, parent_id: parentId }: ProductRow): { columns: Values; extras: Extras } {
  const shown = rows<{ label: string; artwork: string }>(
    db,
    'SELECT label, artwork FROM product_image WHERE product_id = ? AND video IS NULL ORDER BY position',
    id,
  );
  const [first, ...others] = shown.map(({ label, artwork }) => ({
    label,
    shown: JSON.parse(artwork) as Artwork | PhotoSeed,
  }));
  if (!first) return { columns: {}, extras: {} };
  if (!('file' in first.shown))
    return { columns: {}, extras: isDerived(db, first.shown, id, parentId) ? {} : { artwork: first.shown } };
  const { file } = first.shown;
  const photos = [first, ...others].flatMap(({ shown: photo }) => ('file' in photo ? [photo] : []));
  const more = others.flatMap(({ label, shown: photo }) => ('file' in photo ? [{ label, file: photo.file }] : []));
  return {
    extras: { photos },
    columns: {
      base_image: file,
      base_image_label: first.label,
      small_image: file,
      small_image_label: first.label,
      thumbnail_image: file,
      thumbnail_image_label: first.label,
      additional_images: more.map(photo => photo.file).join(','),
      additional_image_labels: joinLabels(more.map(photo => photo.label)),
    },
  };
}

/** True for the drawing of a variant that is the product's own in the variant's colour. */
function isDerived(db: DatabaseSync, artwork: Artwork, id: number, parentId: number | null): boolean {
  if (parentId === null) return false;
  const parent = row<{ artwork: string }>(
    db,
    'SELECT artwork FROM product_image WHERE product_id = ? AND position = 1',
    parentId,
  );
  const colour = row<{ swatch: string }>(
    db,
    'SELECT swatch FROM product_option WHERE product_id = ? AND swatch IS NOT NULL',
    id,
  );
  const derived = { ...(JSON.parse(parent?.artwork ?? '{}') as Artwork), ...(colour && { colour: colour.swatch }) };
  return JSON.stringify(derived) === JSON.stringify(artwork);
}

function otherPlatforms(json: string | null): [string, string][] {
  if (json === null) return [];
  const prices = (JSON.parse(json) as OtherPlatformSeed[]).map(({ platform, price }) => `${platform}=${amount(price)}`);
  return [['other_platform_prices', joinBars(prices)]];
}

const linked =
  'SELECT sku FROM product_link JOIN product ON product.id = linked_id WHERE product_id = ? AND kind = ? ORDER BY product_link.position, product.id';

const skus = (db: DatabaseSync, sql: string, ...values: (number | string)[]): string =>
  rows<{ sku: string }>(db, sql, ...values)
    .map(({ sku }) => sku)
    .join(',');

function variationColumns(db: DatabaseSync, productId: number): Values {
  const variants = variantsOf(db, productId).map(({ id, sku }) => ({ sku, options: productOptions(db, id) }));
  return {
    configurable_variations: joinRuns(
      variants.map(({ sku, options }) => [
        ['sku', sku],
        ...options.map(option => [option.attribute_code, option.option_label] as const),
      ]),
    ),
    configurable_variation_labels: joinPairs(
      (variants[0]?.options ?? []).map(option => [option.attribute_code, option.attribute_label] as const),
    ),
  };
}
