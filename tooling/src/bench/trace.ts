/** What the bench needs of an event of a browser's trace; times in µs. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time for which the thread ran, without that in which it waited for a core. */
  tdur?: number;
}

/** A task of a page's main thread, ms. */
export interface Task {
  /** Since the moment asked for. */
  start: number;
  /** What the thread computed; where the machine does not tell, from begin to end. */
  cpu: number;
}

/**
 * What a page's main thread did from a moment on; undefined where the moment never came, or the trace tells of no tasks.
 *
 * @param moment name of an event on that thread; of several the last one counts.
 */
export function tasksSince(events: readonly TraceEvent[], moment: string): Task[] | undefined {
  const since = events.findLast(({ name }) => name === moment);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  if (!since || tasks.length === 0) return undefined;
  return tasks
    .filter(({ pid, tid, ts }) => pid === since.pid && tid === since.tid && ts >= since.ts)
    .map(({ ts, dur = 0, tdur = dur }) => ({ start: (ts - since.ts) / 1000, cpu: tdur / 1000 }));
}
