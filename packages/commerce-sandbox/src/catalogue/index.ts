import { hindiPages } from './hindi/pages.ts';
import { pages as shared } from './pages.ts';
import { partnerPages } from './partnerPages.ts';
import { policyPages } from './policyPages.ts';
import type { PageSeed } from './contentTypes.ts';

export { banners } from './banners.ts';
export { blocks } from './blocks.ts';
export { brands } from './brands.ts';
export { categories } from './categories.ts';
export { deals } from './content/deals.ts';
export { dynamicBlocks } from './dynamicBlocks.ts';
export { families } from './products.ts';
export { labels } from './hindi/labels.ts';
export { programmePrices } from './programmePrices.ts';
export { redirects } from './redirects.ts';
export { storeViews } from './storeViews.ts';
export { synonyms } from './synonyms.ts';

export const pages: PageSeed[] = [...shared, ...partnerPages, ...policyPages, ...hindiPages];
