/**
 * Calls for one key run one after another, and those that wait share the next run: whoever asks after a change never
 * gets an answer that was under way before it.
 */
export function takeTurns<Value>(run: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  const next = new Map<string, Promise<Value>>();

  const start = (key: string): Promise<Value> => {
    const turn = run(key).finally(() => {
      if (running.get(key) === turn) running.delete(key);
    });
    running.set(key, turn);
    return turn;
  };

  return key => {
    const current = running.get(key);
    if (!current) return next.get(key) ?? start(key);
    const waiting = next.get(key);
    if (waiting) return waiting;
    const begin = () => {
      next.delete(key);
      return start(key);
    };
    const turn = current.then(begin, begin);
    next.set(key, turn);
    return turn;
  };
}
