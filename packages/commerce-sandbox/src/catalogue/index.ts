export { banners } from './banners.ts';
export { blocks } from './blocks.ts';
export { brands } from './brands.ts';
export { categories } from './categories.ts';
export { families } from './families.ts';
export { pages } from './pages.ts';
export { redirects } from './redirects.ts';
export { storeViews } from './storeViews.ts';
