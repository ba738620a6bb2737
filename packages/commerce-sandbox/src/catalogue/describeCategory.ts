import { brands } from './brands.ts';
import type { CategorySeed, ProductSeed } from './types.ts';

/** Brands that are named. */
const MOST = 4;

const names = new Map<string, string>(brands.map(({ code, name }) => [code, name] as const));
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** What a category says of itself that nobody has described by hand: whose things it lists. */
export function describeCategory(
  { path, name }: Pick<CategorySeed, 'path' | 'name'>,
  products: readonly Pick<ProductSeed, 'brand' | 'categories'>[],
): string {
  const listed = products.filter(({ categories }) =>
    categories.some(category => category === path || category.startsWith(`${path}/`)),
  );
  const all = [...Map.groupBy(listed, ({ brand }) => brand)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([code]) => names.get(code) ?? code);
  const shown = all.length > MOST ? [...all.slice(0, MOST), 'others'] : all;
  return `${name} from ${list.format(shown)}, with prices, ratings and delivery to your pincode on every page.`;
}
