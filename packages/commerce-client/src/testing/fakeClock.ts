import type { Clock } from '../clock.ts';

/** Lets everything run that is ready to: promise chains of any length, and streams. */
export const settle = () => new Promise<void>(resolve => void setImmediate(resolve));

/** A clock that stands still until it is advanced. */
export function fakeClock() {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const clock: Clock = {
    setTimeout(run, ms) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return timer;
    },
    clearTimeout: timer => void timers.delete(timer as { at: number; run: () => void }),
  };
  return {
    ...clock,
    get waiting() {
      return timers.size;
    },
    async advance(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}
