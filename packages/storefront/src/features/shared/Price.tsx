import { Price as KitPrice, type PriceProps } from '@shop/ui';
import { region } from '../../context/region.tsx';

declare module '../../context/shop.ts' {
  interface Regions {
    /** What something costs: on tiles, pages of products and lines of the cart. */
    Price: PriceProps;
  }
}

export const Price = region('Price', KitPrice);
