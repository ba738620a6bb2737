import { expect, it } from 'vitest';
import { longestTask } from './longestTask.ts';
import { tasksSince, type TraceEvent } from './trace.ts';

const at = (ts: number, event: Partial<TraceEvent>): TraceEvent => ({ name: 'RunTask', pid: 1, tid: 2, ts, ...event });
const swipe = at(1000, { name: 'swipe' });

it('tells when a task began after the moment, and what it computed', () => {
  expect(tasksSince([swipe, at(3000, { dur: 9000, tdur: 5000 })], 'swipe')).toEqual([{ start: 2, cpu: 5 }]);
});

it('finds the task that computed most, not the one that waited longest for a core', () => {
  const events = [swipe, at(2000, { dur: 90_000, tdur: 20_000 }), at(100_000, { dur: 30_000, tdur: 30_000 })];
  expect(longestTask(events, 'swipe', 2000)).toBe(30);
});

it('looks no further than asked', () => {
  expect(longestTask([swipe, at(2_001_001, { dur: 30_000, tdur: 30_000 })], 'swipe', 2000)).toBe(0);
});

it.each([
  ['without the moment', [at(2000, { dur: 30_000 })]],
  ['without any task', [swipe]],
])('knows nothing of a trace %s', (_, events) => {
  expect(longestTask(events, 'swipe', 2000)).toBeNaN();
});
