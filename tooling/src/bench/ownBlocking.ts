import { phone } from './phone.ts';

/** What this needs of an event of a trace; times in µs. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time for which the thread ran, without that in which it waited for a core. */
  tdur?: number;
}

/** What a task may take before it blocks, ms. */
const unnoticed = 50;

/**
 * Total Blocking Time of the page's own work, ms: what its main thread computes after the first contentful paint, on a
 * phone.
 *
 * Lighthouse counts from a task's begin to its end. On a machine of few cores that holds the time, too, in which the
 * browser's other processes had the core: with two of them often more than the page's own.
 */
export function ownBlocking(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * phone.slowdown - unnoticed), 0);
}
