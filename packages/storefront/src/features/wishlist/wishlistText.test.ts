import { expect, it } from 'vitest';
import type { WishlistItem } from './wishlistItem.ts';
import { wishlistText } from './wishlistText.ts';

it('names what is on the list, each with its address', () => {
  const items = [
    { name: 'Auvira Lumen 5 5G', href: '/lumen.html' },
    { name: 'Kettle', href: '/kettle.html' },
  ] as WishlistItem[];
  expect(wishlistText(items, 'https://shop.test')).toBe(
    'Auvira Lumen 5 5G\nhttps://shop.test/lumen.html\n\nKettle\nhttps://shop.test/kettle.html',
  );
});
