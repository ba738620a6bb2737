/** Runs at most `most` tasks at a time, the others in the order in which they came. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async task => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // A finished task hands its place to the next one, so `running` only falls when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
