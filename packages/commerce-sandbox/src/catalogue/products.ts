import { existsSync, readFileSync } from 'node:fs';
import { CategoryTree } from '../import/CategoryTree.ts';
import { readProducts } from '../import/readProducts.ts';
import { FieldError } from '../import/splitFields.ts';
import { departments } from './departments.ts';
import { leaflets } from './leaflets.ts';
import { partnerCategories } from './partners.ts';
import { partnerVouchers } from './partnerVouchers.ts';
import { storeViews } from './storeViews.ts';
import type { Family, ProductSeed } from './ProductSeed.ts';

/**
 * The files of the folder `catalogue`, in the order of the shop; what they are called in Hindi stands in
 * `catalogue/hi_IN`, what single store views ask in `catalogue/prices`.
 */
const files = [
  'mobiles-tablets',
  'laptops-computers',
  'audio',
  'wearables-cameras',
  'fashion',
  'tv-appliances',
  'kitchen-dining',
  'home-furniture',
  'beauty-personal-care',
  'grocery-gourmet',
  'sports-fitness',
  'toys-games',
  'books-stationery',
  'vouchers-subscriptions',
  'sets',
  'downloads',
  'gift-cards',
  'made-to-order',
];

/** What readers of the files may want to know, once each. */
export const notices = new Set<string>();

const known = {
  categories: new CategoryTree(
    [...departments, ...partnerCategories],
    ({ path }) => {
      throw new FieldError(`there is no category "${path}" in departments.ts`);
    },
    notices,
  ),
  leaflet: (path: string) => leaflets[path],
  views: new Set(storeViews.map(({ code }) => code)),
  now: new Date(),
};

function productsIn(name: string): ProductSeed[] {
  const file = new URL(`../../catalogue/${name}.csv`, import.meta.url);
  const ofViews = ['hi_IN', 'prices'].map(folder => new URL(`../../catalogue/${folder}/${name}.csv`, import.meta.url));
  try {
    const inViews = ofViews.filter(existsSync).map(each => readFileSync(each, 'utf8'));
    return readProducts(readFileSync(file, 'utf8'), { ...known, inViews, notices });
  } catch (error) {
    throw new Error(`catalogue/${name}.csv cannot be read. ${(error as Error).message}`, { cause: error });
  }
}

/** Everything that the shop sells: the files of the folder `catalogue`, and what single store views have. */
export const products: ProductSeed[] = [...files.flatMap(productsIn), ...partnerVouchers];

/** The same by kind of thing: what has the same letters in front of the number of its sku. */
export const families: Family[] = [...Map.groupBy(products, ({ sku }) => sku.slice(0, sku.lastIndexOf('-')))].map(
  ([key, members]) => ({ key, products: members }),
);
