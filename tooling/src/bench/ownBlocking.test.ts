import { expect, it } from 'vitest';
import { ownBlocking } from './ownBlocking.ts';
import { phone } from './phone.ts';
import type { TraceEvent } from './trace.ts';

const at = (ts: number, event: Partial<TraceEvent>): TraceEvent => ({ name: 'RunTask', pid: 1, tid: 2, ts, ...event });
/** Of a machine four times quicker than the phone. */
const index = 4 * phone.index;
const paint = at(1000, { name: 'firstContentfulPaint' });

it('counts what a task computes beyond 50 ms on a phone that is four times slower', () => {
  expect(
    ownBlocking([paint, at(2000, { dur: 20_000, tdur: 20_000 }), at(30_000, { dur: 15_000, tdur: 15_000 })], index),
  ).toBe(30 + 10);
});

it('counts the same on a machine that is half as quick and takes twice as long', () => {
  expect(ownBlocking([paint, at(2000, { dur: 40_000, tdur: 40_000 })], index / 2)).toBe(30);
});

it('leaves out the time in which a task waited for a core', () => {
  expect(ownBlocking([paint, at(2000, { dur: 90_000, tdur: 12_000 })], index)).toBe(0);
});

it('takes the whole task where the machine does not tell', () => {
  expect(ownBlocking([paint, at(2000, { dur: 20_000 })], index)).toBe(30);
});

it('leaves out other threads, and what came before the first paint', () => {
  const long = { dur: 90_000, tdur: 90_000 };
  expect(
    ownBlocking(
      [
        at(10, long),
        paint,
        at(2000, { ...long, tid: 3 }),
        at(2000, { ...long, pid: 4 }),
        at(2000, { ...long, name: 'Layout' }),
      ],
      index,
    ),
  ).toBe(0);
});

it('knows nothing of a page that painted nothing', () => {
  expect(ownBlocking([], index)).toBeNaN();
});
