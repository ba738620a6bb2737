import { createContext, use } from 'react';
import type { PublicConfig } from '@shop/variant';
import type { Shop } from './shop.ts';

export interface ShopSetting extends Shop {
  /** Store view of this document. */
  storeCode: string;
  config: PublicConfig;
  /** What every page ends with, as markup that the server drew. */
  footer: string;
}

export const ShopContext = createContext<ShopSetting | null>(null);

/** The shop that is being rendered: its variant, slots, store view and public configuration. */
export function useShop(): ShopSetting {
  const setting = use(ShopContext);
  if (setting === null) {
    throw new Error(
      'useShop: no shop in context, so variant and store view are unknown. Render inside <ShopProviders>.',
    );
  }
  return setting;
}
