import { describeCategory } from './describeCategory.ts';
import { departments } from './departments.ts';
import { partnerCategories } from './partners.ts';
import { products } from './products.ts';
import type { CategorySeed } from './shelfTypes.ts';

/** The leaves that something is listed in; an empty shelf is not shown. */
const stocked = new Set(products.flatMap(product => product.categories));
const isStocked = (path: string) => [...stocked].some(leaf => leaf === path || leaf.startsWith(`${path}/`));

/** The departments that list something, then what single store views have of their own. */
export const categories: CategorySeed[] = [
  ...departments
    .filter(({ path }) => isStocked(path))
    .map(category => ({ ...category, description: category.description ?? describeCategory(category, products) })),
  ...partnerCategories,
];
