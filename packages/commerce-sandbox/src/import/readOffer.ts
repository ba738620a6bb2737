import type { ProductSeed, ProductType } from '../catalogue/ProductSeed.ts';
import type { ImportShop } from './ImportShop.ts';
import { readDate, readNumber, readPaise } from './readScalars.ts';
import type { RowReader } from './RowReader.ts';
import { splitEscaped } from './splitFields.ts';

/** Pieces of something whose stock Magento does not manage. */
const NEVER_SOLD_OUT = 10_000;

/** What has no price of its own. */
export const unpriced: ReadonlySet<ProductType> = new Set<ProductType>([
  'configurable',
  'grouped',
  'giftcard',
  'bundle',
]);

export const OUTSIDE_ITS_DATES = 'A special price outside its dates was left out: import the file again on its day.';

/** A bundle with a price of its own, to which its parts add. */
export const isFixedBundle = (row: RowReader, type: ProductType): boolean =>
  type === 'bundle' && row.text('bundle_price_type')?.trim().toLowerCase() === 'fixed';

/** Price and, on its days, special price. */
export function readPrices(
  row: RowReader,
  type: ProductType,
  { now, notices }: Pick<ImportShop, 'now' | 'notices'>,
): Pick<ProductSeed, 'price' | 'specialPrice'> {
  const price = row.read('price', readPaise);
  const isFixed = isFixedBundle(row, type);
  if (row.text('price') === undefined && (!unpriced.has(type) || isFixed)) row.refuse('price', 'is missing');
  if (unpriced.has(type) && !isFixed) return { price: 0 };
  const specialPrice = isFixed ? undefined : row.read('special_price', readPaise);
  const isOn = readDays(row, now);
  if (specialPrice === undefined || price === undefined || specialPrice >= price) return { price: price ?? 0 };
  if (!isOn) notices.add(OUTSIDE_ITS_DATES);
  return isOn ? { price, specialPrice } : { price };
}

/** Whether the special price of a row counts now. */
export function readDays(row: RowReader, now: Date): boolean {
  const from = row.read('special_price_from_date', readDate);
  const to = row.read('special_price_to_date', readDate);
  // The last day counts whole.
  return (!from || from <= now) && (!to || now.getTime() < to.getTime() + 24 * 60 * 60 * 1000);
}

/** Pieces that can be bought. */
export function readStock(row: RowReader): number {
  if (row.text('is_in_stock')?.trim() === '0') return 0;
  if (row.text('manage_stock')?.trim() === '0' && row.text('use_config_manage_stock')?.trim() !== '1')
    return NEVER_SOLD_OUT;
  return Math.max(
    0,
    Math.floor(row.read('qty', text => readNumber(text, { from: -100_000_000, to: 100_000_000 })) ?? 0),
  );
}

/** What is asked beside the price, and what others ask. */
export function readHandling(row: RowReader): Pick<ProductSeed, 'surcharge' | 'otherPlatforms'> {
  const surcharge = row.read('productsurcharge_fee', readPaise);
  const otherPlatforms = row.read('other_platform_prices', text => splitEscaped(text, '|').map(readOtherPrice));
  return { ...(surcharge && { surcharge }), ...(otherPlatforms?.length && { otherPlatforms }) };
}

function readOtherPrice(text: string) {
  const [platform = '', price = ''] = text.split(/=(?=[^=]*$)/);
  return { platform, price: readPaise(price) };
}
