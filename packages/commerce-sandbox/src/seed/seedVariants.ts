import type { DatabaseSync } from 'node:sqlite';
import type { OptionSeed, ProductSeed, VariantSeed } from '../catalogue/types.ts';
import { run } from '../database.ts';
import { configurableAttributes } from './configurableAttributes.ts';
import { describeProduct } from './describeProduct.ts';
import { seedImages } from './seedImages.ts';

/** Option id by "attribute id, label": one shade of "Black" serves every product. */
export type OptionIds = Map<string, number>;

const FIRST_OPTION_ID = 11;

/** The combinations that a configurable product is sold in, and the values of its options in their order. */
export function seedVariants(db: DatabaseSync, parentId: number, product: ProductSeed, ids: OptionIds): void {
  for (const option of product.options ?? []) {
    option.values.forEach((value, position) => {
      const attributeId = attributeIdOf(option.code);
      linkOption(db, parentId, attributeId, optionId(db, ids, attributeId, value.label, value.swatch), value.swatch, position);
    });
  }
  for (const variant of product.variants ?? []) seedVariant(db, parentId, product, variant, ids);
}

function seedVariant(db: DatabaseSync, parentId: number, product: ProductSeed, variant: VariantSeed, ids: OptionIds): void {
  const chosen = (product.options ?? []).map(option => chosenValue(product, variant, option));
  const labels = chosen.map(({ value }) => value.label);
  const name = `${product.name}-${labels.join('-')}`;
  const { id } = run(
    db,
    `INSERT INTO product (sku, type, parent_id, name, url_key, brand_code, price, special_price, surcharge, stock, short_description,
       description, country_of_manufacture, weight) VALUES (?, 'simple', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    variant.sku,
    parentId,
    name,
    `${product.urlKey}-${slug(labels.join('-'))}`,
    product.brand,
    variant.price,
    variant.specialPrice ?? null,
    product.surcharge ?? null,
    variant.stock,
    product.shortDescription,
    describeProduct(product),
    product.countryOfManufacture,
    product.weight ?? null,
  );
  chosen.forEach(({ option, value }) => {
    const attributeId = attributeIdOf(option.code);
    linkOption(db, id, attributeId, optionId(db, ids, attributeId, value.label, value.swatch), value.swatch, 0);
  });
  const swatch = chosen.find(({ option }) => option.code === 'color')?.value.swatch;
  seedImages(db, id, variant.sku, `${product.name}, ${labels.join(', ')}`, swatch ? { ...product.artwork, colour: swatch } : product.artwork);
}

function chosenValue(product: ProductSeed, variant: VariantSeed, option: OptionSeed) {
  const label = variant.options[option.code];
  const value = option.values.find(each => each.label === label);
  if (!value) throw new Error(`Seed: variant ${variant.sku} of ${product.sku} names no known ${option.code}.`);
  return { option, value };
}

function attributeIdOf(code: OptionSeed['code']): number {
  return configurableAttributes.find(attribute => attribute.code === code)!.id;
}

function optionId(db: DatabaseSync, ids: OptionIds, attributeId: number, label: string, swatch: string | undefined): number {
  const key = `${attributeId} ${label}`;
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = FIRST_OPTION_ID + ids.size;
  run(db, 'INSERT INTO attribute_option (id, attribute_id, label, swatch) VALUES (?, ?, ?, ?)', id, attributeId, label, swatch ?? null);
  ids.set(key, id);
  return id;
}

function linkOption(db: DatabaseSync, productId: number, attributeId: number, option: number, swatch: string | undefined, position: number): void {
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

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
