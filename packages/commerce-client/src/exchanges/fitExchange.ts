import type { Exchange, OperationResult } from '@urql/core';
import { fromPromise, mergeMap, pipe, tap } from 'wonka';

/** Makes a result fit what was asked; undefined where the code for it did not come. */
export type FitSource = () => Promise<((result: OperationResult) => OperationResult) | undefined>;

/**
 * Makes each answer fit what was asked (client-15) by `fitResults`, whose code is fetched beside the first call, so that
 * no answer waits for it and who asks nothing does not pay for it.
 */
export const fitExchange =
  (source: FitSource): Exchange =>
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      tap(() => void source()),
      forward,
      mergeMap(result => fromPromise(source().then(fit => (fit ? fit(result) : result)))),
    );
