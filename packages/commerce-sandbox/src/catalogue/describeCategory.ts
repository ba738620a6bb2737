import { brands } from './brands.ts';
import type { ProductSeed } from './ProductSeed.ts';
import type { CategorySeed } from './shelfTypes.ts';

/** Brands that are named. */
const MOST = 4;

const names = new Map<string, string>(brands.map(({ code, name }) => [code, name] as const));
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

type Listed = Pick<ProductSeed, 'brand' | 'categories' | 'type'>;

/** The brands of which a category lists most, at most four, whether it lists others, and whether any of it is sent. */
export function mainBrandsOf(
  path: string,
  products: readonly Listed[],
): { shown: string[]; more: boolean; isSent: boolean } {
  const listed = products.filter(({ categories }) =>
    categories.some(category => category === path || category.startsWith(`${path}/`)),
  );
  const isSent = listed.some(({ type }) => type !== 'virtual' && type !== 'downloadable');
  const all = [...Map.groupBy(listed, ({ brand }) => brand)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([code]) => names.get(code) ?? code);
  return { shown: all.slice(0, MOST), more: all.length > MOST, isSent };
}

/** What a category says of itself that nobody has described by hand: whose things it lists. */
export function describeCategory(
  { path, name }: Pick<CategorySeed, 'path' | 'name'>,
  products: readonly Listed[],
): string {
  const { shown, more, isSent } = mainBrandsOf(path, products);
  const told = isSent ? 'prices, ratings and delivery to your pincode' : 'prices and ratings';
  return `${name} from ${list.format(more ? [...shown, 'others'] : shown)}, with ${told} on every page.`;
}
