import type { CartDetails } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { openShop } from '../testing/openShop.ts';
import { withPictures } from './withPictures.ts';

/** As earlier visits kept it: with a label, which nobody reads. */
const picture = (name: string) => ({ url: `/${name}.jpg`, label: name });
const pictureOf = (line: object) => {
  const shop = openShop();
  shop.persistence.set('imagesBySku', { SHIRT: picture('shirt'), 'SHIRT-RED': picture('red') });
  const { items } = shop.dispatch(withPictures({ items: [line] } as unknown as CartDetails));
  return items[0]?.product.small_image?.url;
};

// Rule storage-05.
it.each([
  ['of the product', { product: { sku: 'SHIRT' } }, '/shirt.jpg'],
  ['of what was chosen', { product: { sku: 'SHIRT' }, configured_variant: { sku: 'SHIRT-RED' } }, '/red.jpg'],
  [
    'of the product for a choice without',
    { product: { sku: 'SHIRT' }, configured_variant: { sku: 'X' } },
    '/shirt.jpg',
  ],
  ['in place of an empty one', { product: { sku: 'SHIRT', thumbnail: { url: '/placeholder/t.jpg' } } }, '/shirt.jpg'],
  ['in place of none', { product: { sku: 'SHIRT', small_image: null, thumbnail: { url: null } } }, '/shirt.jpg'],
  ['unless the server has one', { product: { sku: 'SHIRT', small_image: { url: '/now.jpg' } } }, '/now.jpg'],
  [
    'unless the server has one of what was chosen',
    { product: { sku: 'SHIRT' }, configured_variant: { sku: 'SHIRT-RED', thumbnail: { url: '/now-red.jpg' } } },
    undefined,
  ],
  ['unless none was kept', { product: { sku: 'MUG' } }, undefined],
])('shows the picture that a line was put in with, %s', (_, line, url) => {
  expect(pictureOf(line)).toBe(url);
});
