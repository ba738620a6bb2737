import { tasksSince, type TraceEvent } from './trace.ts';

/** What the longest task computed of those that began in so many ms after a moment, ms; NaN where that is not known. */
export function longestTask(events: readonly TraceEvent[], moment: string, within: number): number {
  const tasks = tasksSince(events, moment);
  if (!tasks) return Number.NaN;
  return Math.max(0, ...tasks.filter(({ start }) => start <= within).map(({ cpu }) => cpu));
}
