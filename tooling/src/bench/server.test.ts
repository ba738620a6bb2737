import { expect, it } from 'vitest';
import { missed, perCore } from './server.ts';

const figures = { name: 'product', pagesPerSecond: 20, firstByte: { p50: 5, p99: 900 }, bad: 0, cpu: 2, wanted: 300 };

it('judges a server by its CPU time, and not by what else the machine did', () => {
  expect(perCore(figures)).toBe(500);
  expect(missed(figures)).toEqual([]);
  expect(missed({ ...figures, cpu: 5 })).toEqual(['server: product 200 pages/s for a core, wanted 300']);
  expect(missed({ ...figures, cpu: 5, wanted: undefined })).toEqual([]);
  expect(missed({ ...figures, bad: 3 })).toEqual(['server: product 3 answers were no pages']);
});
