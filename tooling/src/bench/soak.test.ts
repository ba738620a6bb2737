import { expect, it } from 'vitest';
import { grown } from './soak.ts';

const MB = 1024 * 1024;
const samples = (...heap: number[]) => heap.map(used => ({ heap: used * MB, resident: 300 * MB }));

it('finds memory that grows, by what is left after collections', () => {
  expect(grown(samples(40, 90, 200, 100, 180, 95, 190, 100))).toEqual([]);
  expect(grown(samples(40, 90, 100, 120, 150, 180, 200, 240))).toEqual(['soak: heap memory grew from 100 to 200 MB']);
  expect(grown(samples(40, 90))).toEqual(['soak: too few looks at the memory']);
});
