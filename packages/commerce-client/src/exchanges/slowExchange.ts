import type { Exchange, Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import type { Clock } from '../clock.ts';

/** How long an answer may take, with all its attempts, before somebody is told, ms. */
const PATIENCE = 8000;

export interface SlowOptions {
  /** An answer takes long. What it returns is called once the answer is there, or nobody waits for it any more. */
  onSlow: () => () => void;
  clock: Clock;
}

/**
 * Tells that an answer takes long while it still may come: retries and a silent back end take longer than anybody looks
 * at a placeholder.
 */
export const slowExchange =
  ({ onSlow, clock }: SlowOptions): Exchange =>
  ({ forward }) =>
  operations$ => {
    const waits = new Map<number, { timer: unknown; over?: () => void }>();

    const end = ({ key }: Operation) => {
      const wait = waits.get(key);
      clock.clearTimeout(wait?.timer);
      wait?.over?.();
      waits.delete(key);
    };

    const begin = (operation: Operation) => {
      end(operation);
      if (operation.kind === 'teardown') return;
      const wait: { timer: unknown; over?: () => void } = {
        timer: clock.setTimeout(() => {
          wait.over = onSlow();
        }, PATIENCE),
      };
      waits.set(operation.key, wait);
    };

    return pipe(
      operations$,
      tap(begin),
      forward,
      tap(result => end(result.operation)),
    );
  };
