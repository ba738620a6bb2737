import type { DatabaseSync } from 'node:sqlite';
import type { OptionPriceSeed } from '../catalogue/customOptionTypes.ts';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { run } from '../database.ts';

/** Amount and unit of what an answer adds. */
const priced = ({ price, percent, sku }: OptionPriceSeed) =>
  [
    percent === undefined ? (price ?? 0) : Math.round(percent * 100),
    percent === undefined ? 'fixed' : 'percent',
    sku ?? null,
  ] as const;

/** What is asked beside a product, and its prices for several pieces. */
export function seedCustomOptions(db: DatabaseSync, productId: number, product: ProductSeed): void {
  product.customOptions?.forEach((option, place) => {
    const { id } = run(
      db,
      'INSERT INTO custom_option (product_id, title, type, required, position, price, price_type, sku, max_characters) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      productId,
      option.title,
      option.type,
      Number(option.required),
      place + 1,
      ...priced(option),
      option.maxCharacters ?? 0,
    );
    option.values?.forEach((value, position) =>
      run(
        db,
        'INSERT INTO custom_option_value (option_id, title, position, price, price_type, sku) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        value.title,
        position + 1,
        ...priced(value),
      ),
    );
  });
  seedTierPrices(db, productId, product);
}

/** What several pieces of a product or variant cost. */
export function seedTierPrices(
  db: DatabaseSync,
  productId: number,
  { price, tierPrices = [] }: Pick<ProductSeed, 'price' | 'tierPrices'>,
): void {
  for (const tier of tierPrices) {
    run(
      db,
      'INSERT INTO tier_price (product_id, quantity, price) VALUES (?, ?, ?)',
      productId,
      tier.quantity,
      'price' in tier ? tier.price : Math.round((price * (100 - tier.percentOff)) / 100),
    );
  }
}
