import type { OptionSeed, VariantSeed } from '../catalogue/variantTypes.ts';
import { readTax } from '../gst/readTax.ts';
import { addressOf } from './addressOf.ts';
import { colourOf } from './colourOf.ts';
import { type Extras, readExtras } from './Extras.ts';
import type { ImportShop } from './ImportShop.ts';
import { readVariations } from './readComposed.ts';
import { readVisibility } from './readInViews.ts';
import { readHandling, readPrices, readStock } from './readOffer.ts';
import { readPhotos } from './readPhotos.ts';
import { readPricesInViews } from './readPricesInViews.ts';
import { readTierPrices } from './readCustomOptions.ts';
import { readSaleQuantity } from './readSaleQuantity.ts';
import { readGrams, readName, readProductType, readUrlKey } from './readScalars.ts';
import { RowReader } from './RowReader.ts';
import { splitPairs } from './splitFields.ts';
import { PICTURE_SWATCH } from '../isColour.ts';
import { spread } from './spread.ts';

/** What a configurable product comes in, from the rows of its variants. */
export function readVariants(
  row: RowReader,
  name: string,
  extras: Extras,
  shop: ImportShop,
): { options: OptionSeed[]; variants: VariantSeed[] } | undefined {
  if (row.text('configurable_variations') === undefined)
    row.refuse('configurable_variations', 'is missing: a configurable product needs variants');
  const variations = row.read('configurable_variations', readVariations);
  if (!variations) return undefined;
  const labels = row.read('configurable_variation_labels', splitPairs) ?? new Map<string, string>();
  const options = Object.keys(variations[0]!.options).map((code): OptionSeed => {
    const label = labels.get(code);
    const values = [...new Set(variations.map(variation => variation.options[code]!))];
    return {
      code,
      ...(label !== undefined && { label }),
      values: values.map(value => ({ label: value, ...swatchOf(code, value, extras) })),
    };
  });
  const variants = variations.flatMap(({ sku, options: chosen }) => {
    const recorded = shop.recordOf(sku);
    if (!recorded) row.refuse('configurable_variations', `the variant ${sku} is neither in the file nor in the shop`);
    const variant =
      recorded &&
      toVariant(sku, chosen, name, new RowReader(recorded.line ?? row.line, recorded.values, shop.problems), shop);
    return variant ? [variant] : [];
  });
  return { options, variants };
}

/** Colours have one of their name; values of another attribute only the picture that the row names. */
function swatchOf(code: string, label: string, { swatches }: Extras): { swatch?: string } {
  const swatch = swatches?.[label] ?? (code === 'color' ? colourOf(label) : undefined);
  return swatch === undefined || (code !== 'color' && swatch !== PICTURE_SWATCH) ? {} : { swatch };
}

function toVariant(
  sku: string,
  options: Record<string, string>,
  parentName: string,
  row: RowReader,
  shop: ImportShop,
): VariantSeed | undefined {
  const type = row.read('product_type', readProductType);
  if (type && type !== 'simple' && type !== 'virtual') {
    row.refuse('product_type', `a variant is simple, not ${type}`);
    return undefined;
  }
  const visibility = readVisibility(row);
  if (visibility !== 'hidden' && visibility !== 'disabled')
    shop.notices.add('Variants that would also show on their own show as variants only.');
  const name = row.read('name', readName);
  const weight = row.read('weight', readGrams);
  const extras = readExtras(row, sku);
  const photos = readPhotos(row, name ?? parentName, extras, shop);
  const { price, specialPrice } = readPrices(row, 'simple', shop);
  const inViews = readPricesInViews(sku, row, { type: 'simple', price }, shop);
  return {
    sku,
    options,
    price,
    ...(specialPrice !== undefined && { specialPrice }),
    stock: visibility === 'disabled' ? 0 : readStock(row),
    ...spread('name', name),
    ...spread('urlKey', row.read('url_key', readUrlKey) ?? addressOf(`${name ?? parentName} ${sku}`)),
    ...spread('description', row.text('description')),
    ...spread('shortDescription', row.text('short_description')),
    ...(weight !== undefined && { weight }),
    ...spread('surcharge', readHandling(row).surcharge),
    ...readTax(row),
    ...spread('artwork', extras.artwork),
    ...spread('photos', photos),
    ...spread('tierPrices', row.read('sandbox_tier_prices', readTierPrices)),
    ...readSaleQuantity(row),
    ...(Object.keys(inViews).length > 0 && { inViews }),
  };
}
