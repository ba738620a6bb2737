import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

describe('allocate', () => {
  it('keeps every paisa', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(1, [10, 90])).toEqual([0, 1]);
  });

  it('gives nothing where there is nothing to weigh', () => {
    expect(allocate(100, [0, 0])).toEqual([0, 0]);
    expect(allocate(100, [])).toEqual([]);
  });

  it('is exact for large amounts', () => {
    expect(allocate(9_007_199_254_740_991, [3, 3]).reduce((sum, share) => sum + share, 0)).toBe(9_007_199_254_740_991);
  });
});
