import { makeOperation, type Client, type Operation } from '@urql/core';
import type { AnswerWatcher } from './createCommerceClient.ts';
import { isNetworkFailure } from './isNetworkFailure.ts';

/** Knows the questions that the network lost. */
export interface LostQuestions {
  watcher: AnswerWatcher;
  /** Asks them again: the network is back. Those whose answers nobody shows any more are left. */
  askAgain: () => void;
}

/** Has what a page shows go on by itself once the network is back (client-19). */
export function askLostAgain(urql: Pick<Client, 'reexecuteOperation'>): LostQuestions {
  const lost = new Map<number, Operation>();
  return {
    watcher: {
      answered({ operation, error }) {
        if (operation.kind !== 'query') return;
        if (error && isNetworkFailure(error)) lost.set(operation.key, operation);
        else lost.delete(operation.key);
      },
      // What is private is asked for as whoever is signed in by then.
      forgotten() {},
    },
    askAgain() {
      const operations = [...lost.values()];
      lost.clear();
      for (const operation of operations)
        urql.reexecuteOperation(makeOperation('query', operation, { requestPolicy: 'network-only' }));
    },
  };
}
