import { expect, it } from 'vitest';
import { findPlace } from './findPlace.ts';

const withStack = (stack: string) => Object.assign(new Error('x'), { stack });

it.each([
  [
    'a file of Node',
    'at file:///shop/apps/kaveri/src/variant.ts?1700000000000.5:3:24',
    'apps/kaveri/src/variant.ts:3:24',
  ],
  ['a component', 'at Price (/shop/packages/ui/src/price/Price.tsx:12:7)', 'packages/ui/src/price/Price.tsx:12:7'],
  ['a mistake of syntax', 'file:///shop/apps/kaveri/src/variant.ts?17:5\n  id: ,\n', 'apps/kaveri/src/variant.ts:5'],
  [
    'the first that is no messenger',
    'at x (/shop/node_modules/react/index.js:1:1)\nat y (/shop/tooling/vite.ts:2:2)\nat z (/shop/apps/a/src/shop.ts:3:3)',
    'apps/a/src/shop.ts:3:3',
  ],
])('reads it from the stack: %s', (_, stack, place) => {
  expect(findPlace(withStack(stack), '/shop', '/shop/apps/kaveri')).toBe(place);
});

it.each([
  ['Transform failed\n ╭─[ ../../packages/ui/src/a.tsx:47:7 ]\n', 'packages/ui/src/a.tsx:47:7'],
  ['Transform failed\n ╭─[ src/Wordmark.tsx:3:1 ]\n', 'apps/kaveri/src/Wordmark.tsx:3:1'],
  ['/shop/apps/kaveri/src/variant.ts:5: Expression expected', 'apps/kaveri/src/variant.ts:5'],
])('reads it from the message: %s', (message, place) => {
  expect(findPlace(new Error(message), '/shop', '/shop/apps/kaveri')).toBe(place);
});

it('names none where there is none', () => {
  expect([
    findPlace('a string', '/shop', '/shop/apps/kaveri'),
    findPlace(withStack('at /elsewhere/a.ts:1:1'), '/shop', '/shop/apps/kaveri'),
  ]).toEqual([undefined, undefined]);
});
