import { slowdown } from './phone.ts';
import { tasksSince, type TraceEvent } from './trace.ts';

/** What a task may take before it blocks, ms. */
const unnoticed = 50;

/**
 * Total Blocking Time of the page's own work, ms: what its main thread computes after the first contentful paint, on a
 * phone.
 *
 * Lighthouse counts from a task's begin to its end. On a machine of few cores that holds the time, too, in which the
 * browser's other processes had the core: with two of them often more than the page's own.
 *
 * @param index of Lighthouse's benchmark, which the machine reached in the same run.
 */
export function ownBlocking(events: readonly TraceEvent[], index: number): number {
  const tasks = tasksSince(events, 'firstContentfulPaint');
  if (!tasks) return Number.NaN;
  return tasks.reduce((sum, { cpu }) => sum + Math.max(0, cpu * slowdown(index) - unnoticed), 0);
}
