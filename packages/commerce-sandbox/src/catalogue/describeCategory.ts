import { brands } from './brands.ts';
import type { ProductSeed } from './ProductSeed.ts';
import type { CategorySeed } from './shelfTypes.ts';

/** Brands that are named. */
const MOST = 4;

const names = new Map<string, string>(brands.map(({ code, name }) => [code, name] as const));
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** The brands of which a category lists most, at most four, and whether it lists others. */
export function mainBrandsOf(
  path: string,
  products: readonly Pick<ProductSeed, 'brand' | 'categories'>[],
): { shown: string[]; more: boolean } {
  const listed = products.filter(({ categories }) =>
    categories.some(category => category === path || category.startsWith(`${path}/`)),
  );
  const all = [...Map.groupBy(listed, ({ brand }) => brand)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([code]) => names.get(code) ?? code);
  return { shown: all.slice(0, MOST), more: all.length > MOST };
}

/** What a category says of itself that nobody has described by hand: whose things it lists. */
export function describeCategory(
  { path, name }: Pick<CategorySeed, 'path' | 'name'>,
  products: readonly Pick<ProductSeed, 'brand' | 'categories'>[],
): string {
  const { shown, more } = mainBrandsOf(path, products);
  return `${name} from ${list.format(more ? [...shown, 'others'] : shown)}, with prices, ratings and delivery to your pincode on every page.`;
}
