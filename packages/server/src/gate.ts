/** Lets in what can be done in time. */
export interface Gate {
  /**
   * Does some work, unless there is more than can be done in time.
   *
   * @throws Overloaded instead of beginning it.
   */
  through: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** There is more to do than can be done in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface GateOptions {
  /** How late the process comes to what is due, ms, smoothed over about a second. */
  lag: () => number;
  /** Pages that may be made at once. */
  mostAtOnce: number;
}

/** How late the process may run before work is refused, ms: what is made then would come too late for its visitor. */
const mostLag = 400;

/**
 * Makes a gate. Who is refused is told at once, so that those who were let in get theirs and the process recovers. With
 * each turn of the event loop one is let on: in between, probes are answered and others refused.
 */
export function makeGate({ lag, mostAtOnce }: GateOptions): Gate {
  let open = 0;
  const waiting: (() => void)[] = [];
  const letOn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letOn);
  };
  const turn = () =>
    new Promise<void>(resolve => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(letOn);
    });
  return {
    async through(work) {
      if (open >= mostAtOnce || lag() > mostLag) throw new Overloaded('More pages are asked for than can be made.');
      open += 1;
      try {
        await turn();
        return await work();
      } finally {
        open -= 1;
      }
    },
  };
}
