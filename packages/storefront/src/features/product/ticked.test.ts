import { expect, it } from 'vitest';
import { ticked } from './ticked.ts';

it('adds a box once and takes it away', () => {
  expect(ticked(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(ticked(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(ticked(['a', 'b'], 'a', false)).toEqual(['b']);
});
