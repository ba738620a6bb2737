import type { WishlistItem } from './wishlistItem.ts';

/** The list as it is passed on: names and addresses of what is on it, and nothing of the shopper. */
export const wishlistText = (items: WishlistItem[], origin: string): string =>
  items.map(({ name, href }) => `${name}\n${origin}${href}`).join('\n\n');
