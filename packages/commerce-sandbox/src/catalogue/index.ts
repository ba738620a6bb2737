import { categories as shelves } from './categories.ts';
import { families as described } from './families.ts';
import { pages as shared } from './pages.ts';
import { partnerCategories, partnerFamily, partnerPages } from './partners.ts';
import type { CategorySeed, Family, PageSeed } from './types.ts';

export { banners } from './banners.ts';
export { blocks } from './blocks.ts';
export { brands } from './brands.ts';
export { dynamicBlocks } from './dynamicBlocks.ts';
export { redirects } from './redirects.ts';
export { storeViews } from './storeViews.ts';

/** The departments of every store view, then what single ones have of their own. */
export const categories: CategorySeed[] = [...shelves, ...partnerCategories];
export const families: Family[] = [...described, partnerFamily];
export const pages: PageSeed[] = [...shared, ...partnerPages];
