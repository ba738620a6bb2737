import { expect, it } from 'vitest';
import { judgeMemory } from './soak.ts';

const MB = 1024 * 1024;
const samples = (...heap: number[]) => heap.map(used => ({ heap: used * MB, resident: 300 * MB }));

it('finds memory that grows, by what is left after collections', () => {
  expect(judgeMemory(samples(40, 90, 200, 100, 180, 95, 190, 100))).toEqual([]);
  expect(judgeMemory(samples(40, 90, 100, 120, 150, 180, 200, 240))).toEqual([
    'soak: heap memory grew from 100 to 200 MB',
  ]);
  expect(judgeMemory(samples(40, 90))).toEqual(['soak: too few looks at the memory']);
});

it('finds a process that holds more than a server is given, though it grows no more', () => {
  const resident = (most: number) =>
    [300, 320, 340, 360, most, 360, 360, 360].map(megabytes => ({ heap: 50 * MB, resident: megabytes * MB }));
  expect(judgeMemory(resident(500))).toEqual([]);
  expect(judgeMemory(resident(501))).toEqual(['soak: the process held 501 MB, wanted at most 500']);
});

it('finds a process that grows while its heap does not', () => {
  const samples = [300, 300, 310, 312, 330, 350, 370, 380].map(megabytes => ({
    heap: 50 * MB,
    resident: megabytes * MB,
  }));
  expect(judgeMemory(samples)).toEqual(['soak: resident memory grew from 310 to 370 MB']);
});
