import { expect, it } from 'vitest';
import { notificationTarget } from './notificationTarget.ts';

const hosts = ['shop.test', 'media.shop.test:8443'];

// Rule notifications-04.
it.each([
  ['/order-history/000000007', { path: '/order-history/000000007' }],
  ['order-history/7?a=1#b', { path: '/order-history/7?a=1#b' }],
  ['https://shop.test/wishlist?nid=4', { path: '/wishlist?nid=4' }],
  ['http://media.shop.test:8443/cart', { path: '/cart' }],
  ['https://elsewhere.test/offer', { outside: 'https://elsewhere.test/offer' }],
  ['//elsewhere.test/offer', { outside: 'https://elsewhere.test/offer' }],
  ['/\\elsewhere.test', { outside: 'https://elsewhere.test/' }],
  ['', undefined],
  ['   ', undefined],
  [null, undefined],
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['mailto:a@b.test', undefined],
  ['https://user:secret@shop.test/', undefined],
  ['https://', undefined],
  ['https://shop.test//elsewhere.test', undefined],
])('reads %j', (address, target) => {
  expect(notificationTarget(address, hosts)).toEqual(target);
});
