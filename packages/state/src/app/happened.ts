// chunk: reads
import { createAction } from '@reduxjs/toolkit';

/** What was put into the cart: of a configurable product the variant, with its product's sku as `parentSku`. */
export interface AddedItem {
  sku: string;
  parentSku?: string | undefined;
  /** Pieces. */
  quantity: number;
}

/** Something that no slice keeps. Nothing in it says who it was. */
export type Happening =
  | { what: 'items-added'; items: AddedItem[] }
  | { what: 'wish-added' | 'wish-removed' | 'wish-moved'; sku: string }
  | { what: 'password-reset' }
  | { what: 'contact-verified'; channel: 'MOBILE' | 'EMAIL' }
  | { what: 'institute-verified'; programme: string };

/** Says that something happened. Who measures hears of it (`ShopPorts.listen`), and nobody answers. */
export const happened = createAction<Happening>('happened');
