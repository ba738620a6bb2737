import type { PriceInViewSeed } from '../catalogue/priceTypes.ts';
import type { ProductType } from '../catalogue/ProductSeed.ts';
import type { ImportShop } from './ImportShop.ts';
import { isFixedBundle, OUTSIDE_ITS_DATES, readDays, unpriced } from './readOffer.ts';
import { readPaise } from './readScalars.ts';
import { RowReader } from './RowReader.ts';
import { spread } from './spread.ts';

type Shop = Pick<ImportShop, 'viewsOf' | 'problems' | 'now' | 'notices'>;

const offerColumns = ['special_price', 'special_price_from_date', 'special_price_to_date'];

/**
 * What single store views ask for a product or variant instead, by their codes (catalogue-25). `row` is the one that all
 * share, `price` what it says, in paise. Of what has no price of its own: nothing.
 */
export function readPricesInViews(
  sku: string,
  row: RowReader,
  { type, price }: { type: ProductType; price: number },
  shop: Shop,
): Record<string, PriceInViewSeed> {
  const views = shop.viewsOf(sku).map(([view, { line, values }]): [string, PriceInViewSeed] => {
    const own = new RowReader(line ?? row.line, values, shop.problems);
    const ownPrice = own.read('price', readPaise);
    const specialPrice = readOffer(own, row, ownPrice ?? price, { ...shop, type });
    return unpriced.has(type) && !isFixedBundle(row, type)
      ? [view, {}]
      : [view, { ...spread('price', ownPrice), ...spread('specialPrice', specialPrice) }];
  });
  return Object.fromEntries(views.filter(([, prices]) => Object.keys(prices).length > 0));
}

/** What the store view says nothing of is as in all of them. An offer that is not on there is as high as the price. */
function readOffer(
  own: RowReader,
  shared: RowReader,
  price: number,
  { type, problems, now, notices }: Shop & { type: ProductType },
): number | undefined {
  if (offerColumns.every(column => own.text(column) === undefined)) return undefined;
  if (type === 'bundle') {
    notices.add('Special prices of bundles were passed over in rows of store views: they are the same in all of them.');
    return undefined;
  }
  const said = offerColumns.flatMap((column): [string, string][] => {
    const text = own.text(column) ?? shared.text(column);
    return text === undefined ? [] : [[column, text]];
  });
  const row = new RowReader(own.line, Object.fromEntries(said), problems);
  const specialPrice = row.read('special_price', readPaise);
  const isOn = readDays(row, now);
  if (specialPrice === undefined) return undefined;
  if (!isOn) notices.add(OUTSIDE_ITS_DATES);
  return isOn ? specialPrice : price;
}
