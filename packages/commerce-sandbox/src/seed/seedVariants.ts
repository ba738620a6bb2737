import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import type { OptionSeed, VariantSeed } from '../catalogue/variantTypes.ts';
import { row, rows, run } from '../database.ts';
import { toUrlKey } from '../toUrlKey.ts';
import { seedTierPrices } from './seedCustomOptions.ts';
import { seedImages } from './seedImages.ts';
import { seedInViews, seedSaleQuantity } from './seedInViews.ts';

/** Option id by "attribute id, label": one shade of "Black" serves every product. */
export type OptionIds = Map<string, number>;

/** The values that the shop knows already. */
export const knownOptions = (db: DatabaseSync): OptionIds =>
  new Map(
    rows<{ key: string; id: number }>(db, "SELECT attribute_id || ' ' || label AS key, id FROM attribute_option").map(
      ({ key, id }) => [key, id],
    ),
  );

/** Ids that variants refer to. */
interface VariantIds {
  options: OptionIds;
  /** Id that a variant had before it was loaded again, by sku. */
  kept?: (sku: string) => number | undefined;
}

const FIRST_OPTION_ID = 11;

/** The combinations that a configurable product is sold in, and the values of its options in their order. */
export function seedVariants(db: DatabaseSync, parentId: number, product: ProductSeed, ids: VariantIds): void {
  for (const option of product.options ?? []) {
    option.values.forEach((value, position) => {
      const attributeId = attributeIdOf(db, option);
      linkOption(
        db,
        parentId,
        attributeId,
        optionId(db, ids.options, attributeId, value.label, value.swatch),
        value.swatch,
        position,
      );
    });
  }
  for (const variant of product.variants ?? []) seedVariant(db, parentId, product, variant, ids);
}

function seedVariant(
  db: DatabaseSync,
  parentId: number,
  product: ProductSeed,
  variant: VariantSeed,
  ids: VariantIds,
): void {
  const chosen = (product.options ?? []).map(option => chosenValue(product, variant, option));
  const labels = chosen.map(({ value }) => value.label);
  const name = variant.name ?? `${product.name}-${labels.join('-')}`;
  const { id } = run(
    db,
    `INSERT INTO product (id, sku, type, parent_id, name, url_key, brand_code, price, special_price, surcharge, stock, short_description,
       description, country_of_manufacture, weight, hsn_code, gst_rate) VALUES (?, ?, 'simple', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ids.kept?.(variant.sku) ?? null,
    variant.sku,
    parentId,
    name,
    variant.urlKey ?? `${product.urlKey}-${toUrlKey(labels.join('-'))}`,
    product.brand,
    variant.price,
    variant.specialPrice ?? null,
    variant.surcharge ?? product.surcharge ?? null,
    variant.stock,
    variant.shortDescription ?? product.shortDescription,
    variant.description ?? product.description,
    product.countryOfManufacture,
    variant.weight ?? product.weight ?? null,
    variant.hsnCode ?? product.hsnCode ?? null,
    variant.gstRate ?? product.gstRate ?? null,
  );
  chosen.forEach(({ option, value }) => {
    const attributeId = attributeIdOf(db, option);
    linkOption(db, id, attributeId, optionId(db, ids.options, attributeId, value.label, value.swatch), value.swatch, 0);
  });
  seedSaleQuantity(db, id, variant);
  seedInViews(db, id, variant);
  seedTierPrices(db, id, variant);
  const swatch = chosen.find(({ option }) => option.code === 'color')?.value.swatch;
  seedImages(db, id, {
    sku: variant.sku,
    name: `${product.name}, ${labels.join(', ')}`,
    artwork: variant.artwork ?? (swatch ? { ...product.artwork, colour: swatch } : product.artwork),
    photos: variant.photos ?? product.photos,
  });
}

function chosenValue(product: ProductSeed, variant: VariantSeed, option: OptionSeed) {
  const label = variant.options[option.code];
  const value = option.values.find(each => each.label === label);
  if (!value) throw new Error(`Seed: variant ${variant.sku} of ${product.sku} names no known ${option.code}.`);
  return { option, value };
}

/** An attribute that the shop does not know yet, from an imported catalogue, joins the others. */
function attributeIdOf(db: DatabaseSync, { code, label }: OptionSeed): number {
  const known = row<{ id: number }>(db, 'SELECT id FROM attribute WHERE code = ?', code);
  if (known) return known.id;
  return run(
    db,
    'INSERT INTO attribute (code, label, position) SELECT ?, ?, count(*) FROM attribute',
    code,
    label ?? code,
  ).id;
}

function optionId(
  db: DatabaseSync,
  ids: OptionIds,
  attributeId: number,
  label: string,
  swatch: string | undefined,
): number {
  const key = `${attributeId} ${label}`;
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = FIRST_OPTION_ID + ids.size;
  run(
    db,
    'INSERT INTO attribute_option (id, attribute_id, label, swatch) VALUES (?, ?, ?, ?)',
    id,
    attributeId,
    label,
    swatch ?? null,
  );
  ids.set(key, id);
  return id;
}

function linkOption(
  db: DatabaseSync,
  productId: number,
  attributeId: number,
  option: number,
  swatch: string | undefined,
  position: number,
): void {
  run(
    db,
    'INSERT INTO product_option (product_id, attribute_id, option_id, swatch, position) VALUES (?, ?, ?, ?, ?)',
    productId,
    attributeId,
    option,
    swatch ?? null,
    position,
  );
}
