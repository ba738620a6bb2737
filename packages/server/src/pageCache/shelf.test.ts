import { expect, it } from 'vitest';
import { makeShelf } from './shelf.ts';

it('forgets first what was not asked for longest, and never holds more than its room', () => {
  const shelf = makeShelf<string>(10);
  shelf.set('a', 'A', 4);
  shelf.set('b', 'B', 4);
  expect(shelf.get('a')).toBe('A');
  shelf.set('c', 'C', 4);
  expect([shelf.get('a'), shelf.get('b'), shelf.get('c'), shelf.bytes()]).toEqual(['A', undefined, 'C', 8]);
});

it('does not keep what is larger than itself, and not what it stands for either', () => {
  const shelf = makeShelf<string>(10);
  shelf.set('a', 'A', 4);
  shelf.set('a', 'AAAAAAAAAAA', 11);
  expect([shelf.get('a'), shelf.bytes()]).toEqual([undefined, 0]);
});

it('knows its size through what is replaced, dropped and forgotten', () => {
  const shelf = makeShelf<string>(100);
  for (const key of ['a', 'b', 'c']) shelf.set(key, key, 10);
  shelf.set('a', 'A', 30);
  shelf.drop('b');
  shelf.drop('b');
  expect(shelf.bytes()).toBe(40);
  expect([shelf.forget(value => value === 'A'), shelf.bytes()]).toEqual([1, 10]);
});
