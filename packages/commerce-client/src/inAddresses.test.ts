import { expect, it } from 'vitest';
import { inAddresses } from './inAddresses.ts';

const keys = Array.from({ length: 60 }, (_, index) => `auvira-lumen-5-phone-with-8-gb-and-256-gb-${index}`);

it('keeps every value, once, in lists that fit into an address', () => {
  const lists = inAddresses(keys);
  expect(lists.flat()).toEqual(keys.toSorted());
  expect(lists.map(list => encodeURIComponent(JSON.stringify(list)).length).every(length => length < 950)).toBe(true);
  expect(lists).toHaveLength(4);
});

it('makes the same lists of the same values, in whatever order they come', () => {
  expect(inAddresses(keys.toReversed())).toEqual(inAddresses(keys));
});

it('asks alone for a value that is longer than all that may be', () => {
  expect(inAddresses(['a', 'b'.repeat(2000), 'c'])).toEqual([['a'], ['b'.repeat(2000)], ['c']]);
});

it('asks for nothing where there is nothing', () => {
  expect(inAddresses([])).toEqual([]);
});
