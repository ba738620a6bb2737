import type { BundleSeed, GroupedLinkSeed } from '../catalogue/composedTypes.ts';
import type { DownloadableLinkSeed, DownloadableSeed, DownloadSeed, LeafletSeed } from '../catalogue/downloadTypes.ts';
import type { GiftCardSeed } from '../catalogue/GiftCardSeed.ts';
import { readFlag, readNumber, readPaise, readWord } from './readScalars.ts';
import type { RowReader } from './RowReader.ts';
import { FieldError, splitEscaped, splitKeeping, splitPairs } from './splitFields.ts';

type Pairs = Map<string, string>;

/** Runs of `name=value` pairs between vertical bars. Throws FieldError. */
const splitRuns = (text: string): Pairs[] => splitEscaped(text, '|').map(splitPairs);

function needed(pairs: Pairs, name: string): string {
  const value = pairs.get(name);
  if (value === undefined || value === '') throw new FieldError(`"${name}=" is missing in one of its parts`);
  return value;
}

const whole = (text: string, from = 0) => Math.round(readNumber(text, { from, to: 10_000 }));

/** A variant as `configurable_variations` names it: its sku and a label for each attribute code. */
export interface Variation {
  sku: string;
  options: Record<string, string>;
}

/** Throws FieldError. */
export function readVariations(text: string): Variation[] {
  const variations = splitRuns(text).map(pairs => {
    const sku = needed(pairs, 'sku');
    const options = Object.fromEntries([...pairs].filter(([name]) => name !== 'sku'));
    if (Object.keys(options).length === 0) throw new FieldError(`the variant ${sku} names no attribute`);
    return { sku, options };
  });
  if (variations.length === 0) throw new FieldError('names no variant');
  const codes = Object.keys(variations[0]?.options ?? {});
  const odd = variations.find(
    ({ options }) => codes.length !== Object.keys(options).length || codes.some(code => options[code] === undefined),
  );
  if (odd)
    throw new FieldError(`the variant ${odd.sku} does not name the attributes of the others: ${codes.join(', ')}`);
  const seen = new Set<string>();
  for (const { sku, options } of variations) {
    const [same, twice] = [JSON.stringify(codes.map(code => options[code])), `sku ${sku.toLowerCase()}`];
    if (seen.has(same) || seen.has(twice))
      throw new FieldError(`the variant ${sku} stands there twice, or has the same values as another`);
    seen.add(same).add(twice);
  }
  return variations;
}

/** What makes a row a bundle; undefined when something is missing, which is reported. */
export function readBundle(row: RowReader): BundleSeed | undefined {
  const options = row.read('bundle_values', readBundleOptions);
  if (!options) {
    if (row.text('bundle_values') === undefined)
      row.refuse('bundle_values', 'is missing: a bundle needs something to choose');
    return undefined;
  }
  const dynamicOrFixed = (column: string) =>
    row.read(column, text => readWord(text, ['dynamic', 'fixed'] as const)) ?? 'dynamic';
  const specialPercent = row.read('special_price', text => Math.round(readNumber(text, { from: 0, to: 100 })));
  return {
    priceType: dynamicOrFixed('bundle_price_type'),
    skuType: dynamicOrFixed('bundle_sku_type'),
    weightType: dynamicOrFixed('bundle_weight_type'),
    priceView:
      row.read('bundle_price_view', text => readWord(text, ['Price range', 'As low as'] as const)) === 'As low as'
        ? 'as low as'
        : 'range',
    shipment:
      row.read('bundle_shipment_type', text => readWord(text, ['together', 'separately'] as const)) ?? 'together',
    ...(specialPercent !== undefined && specialPercent > 0 && specialPercent < 100 && { specialPercent }),
    options,
  };
}

function readBundleOptions(text: string): BundleSeed['options'] {
  const options = new Map<string, BundleSeed['options'][number]>();
  for (const pairs of splitRuns(text)) {
    const title = needed(pairs, 'name');
    let option = options.get(title);
    if (!option) {
      option = {
        title,
        type: readWord(pairs.get('type') ?? 'select', ['select', 'radio', 'checkbox', 'multi'] as const),
        required: readFlag(pairs.get('required') ?? '1'),
        selections: [],
      };
      options.set(title, option);
    }
    const isPercent = pairs.get('price_type')?.toLowerCase() === 'percent';
    const price = pairs.get('price') ?? '';
    option.selections.push({
      sku: needed(pairs, 'sku'),
      quantity: whole(pairs.get('default_qty') || '1', 1),
      isDefault: readFlag(pairs.get('default') || '0'),
      canChangeQuantity: readFlag(pairs.get('can_change_qty') || '0'),
      ...(price !== '' && { price: isPercent ? readNumber(price, { from: 0, to: 100 }) : readPaise(price) }),
      priceType: isPercent ? 'percent' : 'fixed',
    });
  }
  return [...options.values()];
}

/** `sku=quantity,sku=quantity`, in the order of the page. Throws FieldError. */
export function readGroup(text: string): GroupedLinkSeed[] {
  return splitKeeping(text, ',').map(part => {
    const [sku = '', quantity = '0'] = part.split(/=(?=[^=]*$)/);
    if (sku.trim() === '') throw new FieldError(`"${part}" names no sku`);
    return { sku: sku.trim(), quantity: whole(quantity) };
  });
}

/** What stands in a file, by its path, where that is known. */
type LeafletOf = (path: string) => LeafletSeed | undefined;

/** What makes a row downloadable; undefined when something is missing, which is reported. */
export function readDownloadable(row: RowReader, leafletOf: LeafletOf): DownloadableSeed | undefined {
  const links = row.read('downloadable_links', text => splitRuns(text).map(pairs => readLink(pairs, leafletOf)));
  if (!links) {
    if (row.text('downloadable_links') === undefined)
      row.refuse('downloadable_links', 'is missing: a downloadable product needs a link');
    return undefined;
  }
  const samples = row.read('downloadable_samples', text =>
    splitRuns(text).map(pairs => ({
      title: needed(pairs, 'title'),
      file: readFile(pairs, 'file', 'url', leafletOf),
      ...place(pairs),
    })),
  );
  const groupTitle = (column: string) => row.read(column, text => splitRuns(text)[0]?.get('group_title'));
  const linksTitle = row.text('links_title') ?? groupTitle('downloadable_links');
  const samplesTitle = row.text('samples_title') ?? groupTitle('downloadable_samples');
  return {
    ...(linksTitle && { linksTitle }),
    ...(samplesTitle && { samplesTitle }),
    purchasedSeparately:
      row.read('links_purchased_separately', readFlag) ?? row.read('downloadable_links', boughtSingly) ?? false,
    links,
    samples: samples ?? [],
  };
}

/** Magento's export says it in each link. */
function boughtSingly(text: string): boolean | undefined {
  const said = splitRuns(text)[0]?.get('purchased_separately');
  return said === undefined ? undefined : readFlag(said);
}

const place = (pairs: Pairs) => (pairs.has('sort_order') ? { position: whole(pairs.get('sort_order')!) } : {});

function readLink(pairs: Pairs, leafletOf: LeafletOf): DownloadableLinkSeed {
  const hasSample = pairs.get('sample') || pairs.get('sample_file') || pairs.get('sample_url');
  const sampleFile = pairs.has('sample_file') ? 'sample_file' : 'sample';
  return {
    title: needed(pairs, 'title'),
    price: readPaise(pairs.get('price') || '0'),
    file: readFile(pairs, 'file', 'url', leafletOf),
    ...(hasSample && { sample: readFile(pairs, sampleFile, 'sample_url', leafletOf) }),
    ...place(pairs),
  };
}

function readFile(pairs: Pairs, file: string, url: string, leafletOf: LeafletOf): DownloadSeed {
  const named = [pairs.get(url), pairs.get(file)].find(Boolean);
  if (!named) throw new FieldError(`"${file}=" or "${url}=" is missing in one of its parts`);
  if (/^https?:\/\//i.test(named)) return { url: named };
  if (named.split(/[\\/]/).includes('..')) throw new FieldError(`"${named}" leads out of the folder of downloads`);
  const path = named.replace(/^\/+/, '');
  return {
    file: path,
    ...(leafletOf(path) ?? {
      title: pairs.get('title') ?? path,
      paragraphs: [`This page stands for the file ${path} of the shop that the catalogue comes from.`],
    }),
  };
}

/** What makes a row a gift card; undefined when something is missing, which is reported. */
export function readGiftCard(row: RowReader): GiftCardSeed | undefined {
  const of = (...names: string[]) => names.find(name => row.text(name) !== undefined) ?? names[0]!;
  const amounts =
    row.read(of('giftcard_amount', 'giftcard_amounts'), text => [
      ...new Set(
        text
          .split(/[|,;]/)
          .filter(part => part.trim() !== '')
          .map(readPaise),
      ),
    ]) ?? [];
  const min = row.read(of('giftcard_open_amount_min', 'open_amount_min'), readPaise);
  const max = row.read(of('giftcard_open_amount_max', 'open_amount_max'), readPaise);
  const isOpen = row.read(of('giftcard_allow_open_amount', 'allow_open_amount'), readFlag) ?? false;
  if (isOpen && (min === undefined || max === undefined || min > max))
    row.refuse('giftcard_open_amount_min', 'an open amount needs a least and a most, in this order');
  const openAmount = isOpen && min !== undefined && max !== undefined ? { min, max } : undefined;
  if (amounts.length === 0 && !openAmount)
    row.refuse('giftcard_amount', 'is missing: a gift card needs amounts, or an open amount');
  if (amounts.includes(0)) row.refuse('giftcard_amount', 'an amount has to be more than zero');
  const allowMessage = row.read(of('giftcard_allow_message', 'allow_message'), readFlag);
  const isRedeemable = row.read(of('giftcard_is_redeemable', 'is_redeemable'), readFlag);
  return {
    type: row.read('giftcard_type', readGiftCardType) ?? 'virtual',
    amounts: amounts.filter(amount => amount > 0),
    ...(openAmount && { openAmount }),
    ...(allowMessage !== undefined && { allowMessage }),
    lifetime: row.read(of('giftcard_lifetime', 'lifetime'), text => whole(text)) ?? 0,
    ...(isRedeemable !== undefined && { isRedeemable }),
  };
}

const giftCardTypes = ['virtual', 'physical', 'combined'] as const;

/** In words, or Magento's numbers for them. */
const readGiftCardType = (text: string) =>
  giftCardTypes[Number(text.trim() === '' ? Number.NaN : text)] ?? readWord(text, giftCardTypes);
