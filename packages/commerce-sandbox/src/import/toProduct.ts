import type { ProductSeed, ProductType } from '../catalogue/ProductSeed.ts';
import type { BrandSeed } from '../catalogue/shelfTypes.ts';
import type { VariantSeed } from '../catalogue/variantTypes.ts';
import { readTax } from '../gst/readTax.ts';
import { addressOf } from './addressOf.ts';
import { chooseArtwork } from './chooseArtwork.ts';
import { type Extras, readExtras } from './Extras.ts';
import type { ImportShop, Recorded } from './ImportShop.ts';
import { readBundle, readDownloadable, readGiftCard, readGroup } from './readComposed.ts';
import { readInViews } from './readInViews.ts';
import { customisable, readCustomOptions, readTierPrices } from './readCustomOptions.ts';
import { readFacts } from './productFacts.ts';
import { readHandling, readPrices, readStock, unpriced } from './readOffer.ts';
import { readPhotos } from './readPhotos.ts';
import { readPricesInViews } from './readPricesInViews.ts';
import { readCountry } from './readCountry.ts';
import { readGrams, readName, readProductType, readUrlKey } from './readScalars.ts';
import { readSaleQuantity } from './readSaleQuantity.ts';
import { readVariants } from './readVariants.ts';
import { RowReader } from './RowReader.ts';
import { spread } from './spread.ts';
import { toUrlKey } from '../toUrlKey.ts';

/** What a row says of a product, as the seeding functions take it. */
export interface ReadProduct {
  seed: ProductSeed;
  brand: BrandSeed;
  /** Place in the categories' own order, where the file says it. */
  position: number | undefined;
  /** False: the URL key is made from the name. */
  hasOwnUrlKey: boolean;
}

/**
 * A product from its row, completed by the rows of its variants and store views. What is wrong goes to the problems of
 * the import; the answer is then undefined, or of no use.
 */
export function toProduct(
  sku: string,
  { line, values }: Recorded & { line: number },
  shop: ImportShop,
): ReadProduct | undefined {
  const row = new RowReader(line, values, shop.problems);
  const extras = readExtras(row, sku);
  const seed = readProduct(sku, row, extras, shop);
  return (
    seed && { seed, brand: brandOf(row), position: extras.position, hasOwnUrlKey: row.text('url_key') !== undefined }
  );
}

function readProduct(sku: string, row: RowReader, extras: Extras, shop: ImportShop): ProductSeed | undefined {
  const name = row.read('name', readName);
  const type = row.read('product_type', readProductType);
  if (row.text('name') === undefined) row.refuse('name', 'is missing');
  if (row.text('product_type') === undefined) row.refuse('product_type', 'is missing');
  if (!name || !type) return undefined;
  const urlKey = row.read('url_key', readUrlKey) ?? (toUrlKey(name) || addressOf(sku));
  const weight = row.read('weight', readGrams);
  const photos = readPhotos(row, name, extras, shop);
  const variations = type === 'configurable' ? readVariants(row, name, extras, shop) : undefined;
  const prices =
    type === 'configurable' && variations ? priceOfVariants(variations.variants) : readPrices(row, type, shop);
  const inViews = readInViews(sku, row, readPricesInViews(sku, row, { type, price: prices.price }, shop), shop);
  return {
    sku,
    name,
    urlKey,
    type,
    brand: brandOf(row).code,
    categories: readCategories(row, extras, shop),
    ...prices,
    stock: unpriced.has(type) && type !== 'giftcard' ? 0 : readStock(row),
    ...readHandling(row),
    ...readTax(row),
    ...spread('facts', readFacts(row)),
    shortDescription: row.text('short_description') ?? '',
    description: row.text('description') ?? '',
    countryOfManufacture: row.read('country_of_manufacture', readCountry) ?? 'India',
    artwork: extras.artwork ?? artworkOf(sku, name, type, row),
    ...(weight !== undefined && type !== 'virtual' && { weight }),
    ...(photos && { photos }),
    ...spread('videos', extras.videos),
    ...variations,
    ...(type === 'bundle' && spread('bundle', readBundle(row))),
    ...(type === 'grouped' && spread('grouped', readMembers(row))),
    ...(type === 'downloadable' &&
      spread(
        'downloadable',
        readDownloadable(row, path => extras.leaflets?.[path] ?? shop.leaflet?.(path)),
      )),
    ...(type === 'giftcard' && spread('giftcard', readGiftCard(row))),
    ...(customisable.has(type) && spread('customOptions', row.read('custom_options', readCustomOptions))),
    ...(!unpriced.has(type) && spread('tierPrices', row.read('sandbox_tier_prices', readTierPrices))),
    ...readLinks(row),
    ...(inViews && { inViews }),
    ...readSaleQuantity(row),
    ...(extras.rating && { rating: extras.rating }),
    ...(extras.view !== undefined && { view: extras.view }),
  };
}

/** Brand by its code, or by the name that merchants give it in one of two attributes. */
function brandOf(row: RowReader): BrandSeed {
  const name = row.first('brand', 'manufacturer');
  const code = row.text('brand_code') ?? (name === undefined ? undefined : addressOf(name));
  return code === undefined ? { code: 'other', name: 'Other brands' } : { code, name: name ?? code };
}

function readCategories(row: RowReader, extras: Extras, { categories }: ImportShop): string[] {
  for (const shelf of extras.shelves ?? []) categories.describe(shelf);
  return [...new Set(row.read('categories', text => categories.find(text)) ?? [])].toSorted(
    (a, b) => b.split('/').length - a.split('/').length,
  );
}

function priceOfVariants(variants: VariantSeed[]): Pick<ProductSeed, 'price' | 'specialPrice'> {
  const cheapest = variants.toSorted((a, b) => (a.specialPrice ?? a.price) - (b.specialPrice ?? b.price))[0];
  return {
    price: cheapest?.price ?? 0,
    ...(cheapest?.specialPrice !== undefined && { specialPrice: cheapest.specialPrice }),
  };
}

function artworkOf(sku: string, name: string, type: ProductType, row: RowReader) {
  const categories = (row.text('categories')?.split(',') ?? []).map(path => path.split('/').at(-1)!);
  return chooseArtwork({ sku, name, type, categories, colour: row.text('color') });
}

function readLinks(row: RowReader): Pick<ProductSeed, 'related' | 'upSell' | 'crossSell'> {
  const list = (column: string) =>
    row
      .text(column)
      ?.split(',')
      .map(sku => sku.trim())
      .filter(sku => sku !== '');
  return {
    ...spread('related', list('related_skus')),
    ...spread('upSell', list('upsell_skus')),
    ...spread('crossSell', list('crosssell_skus')),
  };
}

function readMembers(row: RowReader) {
  if (row.text('associated_skus') === undefined) row.refuse('associated_skus', 'is missing: a group needs products');
  return row.read('associated_skus', readGroup);
}
