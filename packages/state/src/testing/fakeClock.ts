import type { Clock } from '../ports.ts';

interface Alarm {
  at: number;
  run: () => void;
  /** Milliseconds between repetitions. */
  every?: number;
}

export interface FakeClock extends Clock {
  /** Lets time pass: everything that falls due runs, and its promises settle, in order. */
  pass(ms: number): Promise<void>;
  /** Timers that wait. */
  waiting(): number;
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** Browsers keep a delay in 32 bits: a longer one overflows, and the timer goes off at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** A clock that a test turns. It begins at a fixed moment. */
export function fakeClock(): FakeClock {
  let now = 1_800_000_000_000;
  let last = 0;
  const alarms = new Map<number, Alarm>();
  const set = (alarm: Alarm) => {
    last += 1;
    alarms.set(last, alarm);
    return last;
  };
  return {
    now: () => now,
    setTimeout: (run, ms) => set({ at: now + (ms > LONGEST_DELAY_MS ? 0 : ms), run }),
    setInterval: (run, ms) => set({ at: now + ms, run, every: ms }),
    clearTimeout: timer => void alarms.delete(timer),
    clearInterval: timer => void alarms.delete(timer),
    waiting: () => alarms.size,
    async pass(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...alarms].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (next === undefined) break;
        const [timer, alarm] = next;
        now = Math.max(now, alarm.at);
        if (alarm.every === undefined) alarms.delete(timer);
        else alarms.set(timer, { ...alarm, at: alarm.at + alarm.every });
        alarm.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
