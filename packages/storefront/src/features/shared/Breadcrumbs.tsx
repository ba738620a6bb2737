import { Breadcrumbs as KitBreadcrumbs, type BreadcrumbsProps } from '@shop/ui';
import { region } from '../../context/region.tsx';

declare module '../../context/shop.ts' {
  interface Regions {
    /** Where a page stands in the shop: above products, listings, a search, what is compared and bills. */
    Breadcrumbs: BreadcrumbsProps;
  }
}

export const Breadcrumbs = region('Breadcrumbs', KitBreadcrumbs);
