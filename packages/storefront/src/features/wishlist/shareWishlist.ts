import { title } from '@shop/messages/wishlist';
import type { WishlistItem } from './wishlistItem.ts';

export interface ShareTools {
  /** The device's own way to share, where it has one. */
  share?: ((data: { title: string; text: string }) => Promise<void>) | undefined;
  copy: (text: string) => Promise<void>;
  /** Scheme and host of the shop. */
  origin: string;
}

/** How a list was passed on; `unsaid` where the device itself says so, or the shopper changed her mind. */
export type Shared = 'unsaid' | 'copied' | 'failed';

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the names and addresses of what is on the list to the device, else to the clipboard. Nothing of the shopper is in it. */
export async function shareWishlist(items: WishlistItem[], { share, copy, origin }: ShareTools): Promise<Shared> {
  const text = items.map(({ name, href }) => `${name}\n${origin}${href}`).join('\n\n');
  if (share) {
    try {
      await share({ title, text });
      return 'unsaid';
    } catch (error) {
      if (isChangeOfMind(error)) return 'unsaid';
    }
  }
  return copy(text).then(() => 'copied' as const, () => 'failed' as const);
}
