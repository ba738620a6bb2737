import type { BrandSeed, OptionSeed, PhotoSeed, ProductSeed, ProductType, ProductViewSeed, VariantSeed, Visibility } from '../catalogue/types.ts';
import { chooseArtwork } from './chooseArtwork.ts';
import { colourOf } from './colourOf.ts';
import type { Extras } from './Extras.ts';
import type { ImportShop, Recorded } from './ImportShop.ts';
import { imageColumns } from './imageColumns.ts';
import { readBundle, readDownloadable, readGiftCard, readGroup, readVariations } from './readComposed.ts';
import { readDate, readFlag, readNumber, readPaise, readWord } from './readScalars.ts';
import { RowReader } from './RowReader.ts';
import { FieldError, splitKeeping, splitPairs } from './splitFields.ts';
import { toUrlKey } from './toUrlKey.ts';

const LONGEST_NAME = 255;
/** Pieces of something whose stock Magento does not manage. */
const NEVER_SOLD_OUT = 10_000;

const types = ['simple', 'configurable', 'virtual', 'bundle', 'grouped', 'downloadable', 'giftcard'] as const satisfies ProductType[];
/** What has no price of its own. */
const unpriced = new Set<ProductType>(['configurable', 'grouped', 'giftcard', 'bundle']);

const visibilities: Record<string, Visibility> = { 'Catalog, Search': 'both', Catalog: 'catalog', Search: 'search', 'Not Visible Individually': 'hidden' };

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
export function toProduct(sku: string, { line, values }: Recorded & { line: number }, shop: ImportShop): ReadProduct | undefined {
  const row = new RowReader(line, values, shop.problems);
  const extras = readExtras(row);
  const seed = readProduct(sku, row, extras, shop);
  return seed && { seed, brand: brandOf(row), position: extras.position, hasOwnUrlKey: row.text('url_key') !== undefined };
}

function readProduct(sku: string, row: RowReader, extras: Extras, shop: ImportShop): ProductSeed | undefined {
  const name = row.read('name', readName);
  const type = row.read('product_type', text => readWord(text, types));
  if (row.text('name') === undefined) row.refuse('name', 'is missing');
  if (row.text('product_type') === undefined) row.refuse('product_type', 'is missing');
  if (!name || !type) return undefined;
  const urlKey = row.read('url_key', readUrlKey) ?? (toUrlKey(name) || toUrlKey(sku));
  const weight = row.read('weight', readGrams);
  const minQuantity = row.text('use_config_min_sale_qty') === '1' ? undefined : row.read('min_cart_qty', readQuantity);
  const maxQuantity = row.text('use_config_max_sale_qty') === '1' ? undefined : row.read('max_cart_qty', readQuantity);
  const inViews = readViews(sku, row, shop);
  const photos = readPhotos(row, name, extras, shop);
  const variations = type === 'configurable' ? readVariants(row, name, extras, shop) : undefined;
  return {
    sku,
    name,
    urlKey,
    type,
    brand: brandOf(row).code,
    categories: readCategories(row, extras, shop),
    ...(type === 'configurable' && variations ? priceOfVariants(variations.variants) : readPrices(row, type, shop)),
    stock: unpriced.has(type) && type !== 'giftcard' ? 0 : readStock(row),
    ...readHandling(row),
    shortDescription: row.text('short_description') ?? '',
    description: row.text('description') ?? '',
    facts: {},
    countryOfManufacture: row.text('country_of_manufacture') ?? 'India',
    artwork: extras.artwork ?? artworkOf(sku, name, type, row),
    ...(weight !== undefined && type !== 'virtual' && { weight }),
    ...(photos && { photos }),
    ...variations,
    ...(type === 'bundle' && spread('bundle', readBundle(row))),
    ...(type === 'grouped' && spread('grouped', readMembers(row))),
    ...(type === 'downloadable' && spread('downloadable', readDownloadable(row, extras))),
    ...(type === 'giftcard' && spread('giftcard', readGiftCard(row))),
    ...readLinks(row),
    ...(inViews && { inViews }),
    ...(minQuantity !== undefined && { minQuantity }),
    ...(maxQuantity !== undefined && { maxQuantity }),
    ...(extras.rating && { rating: extras.rating }),
    ...(extras.view !== undefined && { view: extras.view }),
  };
}

/** A field, where it has a value. */
function spread<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

function readName(text: string): string {
  if (text.length > LONGEST_NAME) throw new FieldError(`has ${text.length} characters, more than ${LONGEST_NAME}`);
  return text.trim();
}

function readUrlKey(text: string): string {
  if (/[/?#%\s]/.test(text.trim())) throw new FieldError(`"${text}" is not part of an address: write letters, digits and hyphens`);
  return text.trim();
}

const readGrams = (text: string) => Math.round(readNumber(text, { to: 1_000_000 }) * 1000);
const readQuantity = (text: string) => Math.ceil(readNumber(text, { to: 100_000_000 })) || undefined;

function readExtras(row: RowReader): Extras {
  return (
    row.read('sandbox_extras', text => {
      try {
        return JSON.parse(text) as Extras;
      } catch {
        throw new FieldError('is not JSON');
      }
    }) ?? {}
  );
}

/** Brand by its code, or by the name that merchants give it in one of two attributes. */
function brandOf(row: RowReader): BrandSeed {
  const name = row.first('brand', 'manufacturer');
  const code = row.text('brand_code') ?? toUrlKey(name ?? '');
  return code === '' ? { code: 'other', name: 'Other brands' } : { code, name: name ?? code };
}

function readCategories(row: RowReader, extras: Extras, { categories }: ImportShop): string[] {
  for (const shelf of extras.shelves ?? []) categories.describe(shelf);
  const known = extras.categories?.filter(path => categories.ids.has(path));
  if (known && known.length === extras.categories?.length) return known;
  return [...new Set(row.read('categories', text => categories.find(text)) ?? [])].toSorted((a, b) => b.split('/').length - a.split('/').length);
}

function readPrices(row: RowReader, type: ProductType, { now, notices }: ImportShop): Pick<ProductSeed, 'price' | 'specialPrice'> {
  const price = row.read('price', readPaise);
  const isFixed = type === 'bundle' && row.text('bundle_price_type')?.trim().toLowerCase() === 'fixed';
  if (row.text('price') === undefined && (!unpriced.has(type) || isFixed)) row.refuse('price', 'is missing');
  if (unpriced.has(type) && !isFixed) return { price: 0 };
  const specialPrice = isFixed ? undefined : row.read('special_price', readPaise);
  const from = row.read('special_price_from_date', readDate);
  const to = row.read('special_price_to_date', readDate);
  if (specialPrice === undefined || price === undefined || specialPrice >= price) return { price: price ?? 0 };
  // The last day counts whole.
  const isOn = (!from || from <= now) && (!to || now.getTime() < to.getTime() + 24 * 60 * 60 * 1000);
  if (!isOn) notices.add('A special price outside its dates was left out: import the file again on its day.');
  return isOn ? { price, specialPrice } : { price };
}

function priceOfVariants(variants: VariantSeed[]): Pick<ProductSeed, 'price' | 'specialPrice'> {
  const cheapest = variants.toSorted((a, b) => (a.specialPrice ?? a.price) - (b.specialPrice ?? b.price))[0];
  return { price: cheapest?.price ?? 0, ...(cheapest?.specialPrice !== undefined && { specialPrice: cheapest.specialPrice }) };
}

function readStock(row: RowReader): number {
  if (row.text('is_in_stock')?.trim() === '0') return 0;
  if (row.text('manage_stock')?.trim() === '0' && row.text('use_config_manage_stock')?.trim() !== '1') return NEVER_SOLD_OUT;
  return Math.max(0, Math.floor(row.read('qty', text => readNumber(text, { from: -100_000_000, to: 100_000_000 })) ?? 0));
}

function readHandling(row: RowReader): Pick<ProductSeed, 'surcharge' | 'otherPlatforms'> {
  const surcharge = row.read('productsurcharge_fee', readPaise);
  const otherPlatforms = row.read('other_platform_prices', text => splitKeeping(text, '|').map(readOtherPrice));
  return { ...(surcharge && { surcharge }), ...(otherPlatforms?.length && { otherPlatforms }) };
}

function readOtherPrice(text: string) {
  const [platform = '', price = ''] = text.replaceAll('\\|', '|').split(/=(?=[^=]*$)/);
  return { platform, price: readPaise(price) };
}

function artworkOf(sku: string, name: string, type: ProductType, row: RowReader) {
  const categories = (row.text('categories')?.split(',') ?? []).map(path => path.split('/').at(-1)!);
  return chooseArtwork({ sku, name, type, categories, colour: row.text('color') });
}

function readLinks(row: RowReader): Pick<ProductSeed, 'related' | 'upSell' | 'crossSell'> {
  const list = (column: string) => row.text(column)?.split(',').map(sku => sku.trim()).filter(sku => sku !== '');
  return { ...spread('related', list('related_skus')), ...spread('upSell', list('upsell_skus')), ...spread('crossSell', list('crosssell_skus')) };
}

function readMembers(row: RowReader) {
  if (row.text('associated_skus') === undefined) row.refuse('associated_skus', 'is missing: a group needs products');
  return row.read('associated_skus', readGroup);
}

/** The pictures of a row, the base image first, each once; undefined when it names none or no folder of images was given. */
function readPhotos(row: RowReader, name: string, extras: Extras, { photo, holdsPhoto, notices }: ImportShop): PhotoSeed[] | undefined {
  const wanted = imageColumns(row);
  if (wanted.length === 0) return undefined;
  const held = extras.photos ?? [];
  if (held.length > 0 && held.every(({ file }) => holdsPhoto(file)) && held.every(({ file }, index) => file === wanted[index]?.file)) return held;
  if (!photo) {
    notices.add('The images that the file names were left out and drawings made instead: give their folder with --images.');
    return undefined;
  }
  const photos = wanted.flatMap(({ file, label }) => {
    const taken = photo(file);
    return taken ? [{ ...taken, label: label ?? name }] : [];
  });
  return photos.length > 0 ? photos : undefined;
}

function readVisibility(row: RowReader): Visibility | undefined {
  const isOn = row.read('product_online', text => text.trim() !== '2' && readFlag(text));
  const visibility = row.read('visibility', text => visibilities[readWord(text, Object.keys(visibilities))]!);
  return isOn === false ? 'disabled' : visibility;
}

function readViews(sku: string, row: RowReader, { viewsOf, problems }: ImportShop): ProductSeed['inViews'] {
  const visibility = readVisibility(row);
  const everywhere: ProductViewSeed = {
    ...spread('metaTitle', row.text('meta_title')),
    ...spread('metaDescription', row.text('meta_description')),
    ...(visibility && visibility !== 'both' && { visibility }),
  };
  const views: [string, ProductViewSeed][] = viewsOf(sku).map(([view, { line, values }]) => {
    const own = new RowReader(line ?? row.line, values, problems);
    return [
      view,
      {
        ...spread('name', own.read('name', readName)),
        ...spread('urlKey', own.read('url_key', readUrlKey)),
        ...spread('shortDescription', own.text('short_description')),
        ...spread('description', own.text('description')),
        ...spread('metaTitle', own.text('meta_title')),
        ...spread('metaDescription', own.text('meta_description')),
        ...spread('visibility', readVisibility(own)),
      },
    ];
  });
  const said = [['', everywhere] as const, ...views].filter(([, texts]) => Object.keys(texts).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** What a configurable product comes in, from the rows of its variants. */
function readVariants(row: RowReader, name: string, extras: Extras, shop: ImportShop): { options: OptionSeed[]; variants: VariantSeed[] } | undefined {
  if (row.text('configurable_variations') === undefined) row.refuse('configurable_variations', 'is missing: a configurable product needs variants');
  const variations = row.read('configurable_variations', readVariations);
  if (!variations) return undefined;
  const labels = row.read('configurable_variation_labels', splitPairs) ?? new Map<string, string>();
  const options = Object.keys(variations[0]!.options).map((code): OptionSeed => {
    const label = labels.get(code);
    const values = [...new Set(variations.map(variation => variation.options[code]!))];
    return { code, ...(label !== undefined && { label }), values: values.map(value => ({ label: value, ...(code === 'color' && swatchOf(value, extras)) })) };
  });
  const variants = variations.flatMap(({ sku, options: chosen }) => {
    const recorded = shop.recordOf(sku);
    if (!recorded) row.refuse('configurable_variations', `the variant ${sku} is neither in the file nor in the shop`);
    const variant = recorded && toVariant(sku, chosen, name, new RowReader(recorded.line ?? row.line, recorded.values, shop.problems), shop);
    return variant ? [variant] : [];
  });
  return { options, variants };
}

function swatchOf(label: string, { swatches }: Extras): { swatch?: string } {
  const swatch = swatches?.[label] ?? colourOf(label);
  return swatch === undefined ? {} : { swatch };
}

function toVariant(sku: string, options: Record<string, string>, parentName: string, row: RowReader, shop: ImportShop): VariantSeed | undefined {
  const type = row.read('product_type', text => readWord(text, types));
  if (type && type !== 'simple' && type !== 'virtual') {
    row.refuse('product_type', `a variant is simple, not ${type}`);
    return undefined;
  }
  const visibility = readVisibility(row);
  if (visibility !== 'hidden' && visibility !== 'disabled') shop.notices.add('Variants that would also show on their own show as variants only.');
  const name = row.read('name', readName);
  const weight = row.read('weight', readGrams);
  const extras = readExtras(row);
  const photos = readPhotos(row, name ?? parentName, extras, shop);
  const { price, specialPrice } = readPrices(row, 'simple', shop);
  return {
    sku,
    options,
    price,
    ...(specialPrice !== undefined && { specialPrice }),
    stock: visibility === 'disabled' ? 0 : readStock(row),
    ...spread('name', name),
    ...spread('urlKey', row.read('url_key', readUrlKey) ?? (toUrlKey(`${name ?? parentName} ${sku}`) || undefined)),
    ...spread('description', row.text('description')),
    ...spread('shortDescription', row.text('short_description')),
    ...(weight !== undefined && { weight }),
    ...spread('surcharge', readHandling(row).surcharge),
    ...spread('artwork', extras.artwork),
    ...spread('photos', photos),
  };
}
