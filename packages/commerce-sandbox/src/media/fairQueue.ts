/** So much waits already that one more would wait for too long. */
export class QueueFull extends Error {
  constructor() {
    super('Too many tasks wait.');
    this.name = 'QueueFull';
  }
}

interface FairQueueOptions {
  /** Tasks that run at once. */
  running: number;
  /** Tasks of all clients that may wait, and of one. */
  waiting: number;
  waitingOfOne: number;
}

/**
 * Runs a task when its turn comes. Rejects with QueueFull, or with the signal's reason when the asker left before that.
 */
type FairQueue = <T>(client: string, signal: AbortSignal, task: () => Promise<T>) => Promise<T>;

/** Runs so many tasks at once. Clients that wait take turns, so that who asks for much holds up nobody else. */
export function fairQueue({ running: most, waiting: mostWaiting, waitingOfOne }: FairQueueOptions): FairQueue {
  let running = 0;
  let count = 0;
  const waiting = new Map<string, Set<() => void>>();

  const turnOf = (client: string, signal: AbortSignal): Promise<void> => {
    const mine = waiting.get(client) ?? new Set();
    if (count >= mostWaiting || mine.size >= waitingOfOne) throw new QueueFull();
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        mine.delete(begin);
        if (mine.size === 0) waiting.delete(client);
        count -= 1;
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.set(client, mine.add(begin));
      count += 1;
    });
  };

  // A finished task hands its place to the next client, which goes to the end of the row with its others.
  const handOn = () => {
    const [client, tasks] = waiting.entries().next().value ?? [];
    if (client === undefined || !tasks) {
      running -= 1;
      return;
    }
    const [begin] = tasks;
    tasks.delete(begin!);
    waiting.delete(client);
    if (tasks.size > 0) waiting.set(client, tasks);
    count -= 1;
    begin!();
  };

  return async (client, signal, task) => {
    signal.throwIfAborted();
    if (running >= most) await turnOf(client, signal);
    else running += 1;
    try {
      return await task();
    } finally {
      handOn();
    }
  };
}
