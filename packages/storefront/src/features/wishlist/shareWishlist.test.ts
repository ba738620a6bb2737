import { expect, it, vi } from 'vitest';
import { shareWishlist } from './shareWishlist.ts';
import type { WishlistItem } from './wishlistItem.ts';

const items = [{ name: 'Auvira Lumen 5 5G', href: '/lumen.html' }, { name: 'Kettle', href: '/kettle.html' }] as WishlistItem[];
const text = 'Auvira Lumen 5 5G\nhttps://shop.test/lumen.html\n\nKettle\nhttps://shop.test/kettle.html';
const origin = 'https://shop.test';

it('hands names and addresses to the device', async () => {
  const share = vi.fn(async () => undefined);
  const copy = vi.fn(async () => undefined);
  expect(await shareWishlist(items, { share, copy, origin })).toBe('unsaid');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'My Wishlist', text });
  expect(copy).not.toHaveBeenCalled();
});

it('copies them where the device cannot share, or refuses to', async () => {
  const copy = vi.fn(async () => undefined);
  expect(await shareWishlist(items, { copy, origin })).toBe('copied');
  expect(await shareWishlist(items, { share: async () => { throw new TypeError('not here'); }, copy, origin })).toBe('copied');
  expect(copy.mock.calls).toEqual([[text], [text]]);
});

it('does nothing more when the shopper changes her mind', async () => {
  const copy = vi.fn(async () => undefined);
  expect(await shareWishlist(items, { share: async () => { throw new DOMException('', 'AbortError'); }, copy, origin })).toBe('unsaid');
  expect(copy).not.toHaveBeenCalled();
});

it('says when nothing was copied', async () => {
  expect(await shareWishlist(items, { copy: async () => { throw new Error('no'); }, origin })).toBe('failed');
});
