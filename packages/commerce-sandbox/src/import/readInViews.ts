import type { PriceInViewSeed } from '../catalogue/priceTypes.ts';
import type { ProductSeed, ProductViewSeed, Visibility } from '../catalogue/ProductSeed.ts';
import type { ImportShop } from './ImportShop.ts';
import { readFlag, readName, readUrlKey, readWord } from './readScalars.ts';
import { RowReader } from './RowReader.ts';
import { spread } from './spread.ts';

const visibilities: Record<string, Visibility> = {
  'Catalog, Search': 'both',
  Catalog: 'catalog',
  Search: 'search',
  'Not Visible Individually': 'hidden',
};

/** Where a row lets its product show; undefined when it does not say. */
export function readVisibility(row: RowReader): Visibility | undefined {
  const isOn = row.read('product_online', text => text.trim() !== '2' && readFlag(text));
  const visibility = row.read('visibility', text => visibilities[readWord(text, Object.keys(visibilities))]!);
  return isOn === false ? 'disabled' : visibility;
}

/** What is said of a product in all store views, and otherwise in single ones; `prices` are what those ask. */
export function readInViews(
  sku: string,
  row: RowReader,
  prices: Record<string, PriceInViewSeed>,
  { viewsOf, problems }: Pick<ImportShop, 'viewsOf' | 'problems'>,
): ProductSeed['inViews'] {
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
        ...prices[view],
      },
    ];
  });
  const said = [['', everywhere] as const, ...views].filter(([, texts]) => Object.keys(texts).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
