/* What a variant builds its own pages and parts with, besides the kit. */
export { PageTitle } from './features/shared/PageTitle.tsx';
export { useToast } from './features/shared/useToast.ts';
export { Canonical } from './seo/Canonical.tsx';
export { useShop } from './context/ShopContext.ts';
