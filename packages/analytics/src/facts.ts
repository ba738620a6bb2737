/* What the storefront tells of pages and presses, which are no actions of the store. */

import type { Item } from './events.ts';

/** A product of a list, with the path of its page. */
export interface ListedItem extends Item {
  href: string;
}

/** A page that is shown. */
export interface PageFacts {
  kind: 'page';
  /** Address without what may be somebody's: scheme, host and path, of private pages the pattern of the path. */
  location: string;
  /** For example "product", "category", "cart", "order-history/:id". */
  type: string;
  /** It is shown again, by a reload or by going back or forward: what was done on it was told then. */
  isReturn: boolean;
  /** Of a product's own page. */
  product?: { item: Item; isGiftCard: boolean } | undefined;
  /** Of a category or search. */
  list?: { id: string; name: string; items: ListedItem[]; filters: Record<string, readonly string[]> } | undefined;
  /** What was searched for, and how much was found. */
  search?: { term: string; results: number } | undefined;
}

/** A link that was pressed. */
export interface PressFacts {
  kind: 'press';
  /** Where the link stands. */
  place: 'footer' | 'banner' | 'tile';
  /** Path within the shop, else the host. */
  link: string;
  /** Set where the link leads out of the shop. */
  host?: string | undefined;
  /** What it says. */
  text: string;
}
