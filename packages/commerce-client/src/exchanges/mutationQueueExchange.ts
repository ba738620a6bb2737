import type { Exchange, Operation } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';
import { sameOperation } from './sameOperation.ts';

/**
 * Lets one mutation through at a time, first in, first out; each is released by the first result of the one before it,
 * also a failed one. `skipQueue: true` in the context goes past the queue (client-06).
 */
export const mutationQueueExchange: Exchange =
  ({ forward }) =>
  operations$ => {
    const released = makeSubject<Operation>();
    const waiting: Operation[] = [];
    let running: Operation | undefined;

    const admit = (operation: Operation): boolean => {
      if (operation.kind !== 'mutation' || operation.context['skipQueue'] === true) return true;
      if (running) {
        waiting.push(operation);
        return false;
      }
      running = operation;
      return true;
    };

    const releaseNext = () => {
      running = waiting.shift();
      if (running) released.next(running);
    };

    return pipe(
      merge([pipe(operations$, filter(admit)), released.source]),
      forward,
      tap(result => {
        // A microtask later, so that whoever waits for this result hears of it before the next mutation is sent.
        if (running && sameOperation(result.operation, running)) queueMicrotask(releaseNext);
      }),
    );
  };
