import { runInThisContext } from 'node:vm';
import { createPersistence, type StoredName } from '@shop/state';
import { beforeEach, expect, it } from 'vitest';
import { inlineScripts } from './inlineScripts.ts';

const marks = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  for (const mark of Object.keys(marks)) delete marks[mark];
});

it.each<[StoredName, object]>([
  ['signin_token', { session: 'customer' }],
  ['cartId', { cart: 'stored' }],
  ['billing_address', { address: 'accepted' }],
])('marks the document where the shop has stored a %s', (name, mark) => {
  createPersistence(localStorage, Date).set(name, 'abc', 3600);
  runInThisContext(inlineScripts.head);
  expect(Object.fromEntries(Object.entries(marks))).toEqual(mark);
});

// Rule catalogue-24.
it('marks the document where products were looked at', () => {
  createPersistence(localStorage, Date).set('recentProducts', { skus: ['fan'] });
  runInThisContext(inlineScripts.head);
  expect(marks['seen']).toBe('');
});

it('marks nothing for a token past its time', () => {
  createPersistence(localStorage, { now: () => Date.now() - 7_200_000 }).set('signin_token', 'abc', 3600);
  runInThisContext(inlineScripts.head);
  expect(Object.fromEntries(Object.entries(marks))).toEqual({});
});
