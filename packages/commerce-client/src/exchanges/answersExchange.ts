import type { Exchange } from '@urql/core';
import { fromPromise, mergeMap, pipe, tap } from 'wonka';
import type { AnswerReader } from '../answers/answerReader.ts';

/** Brings what reads answers; undefined where its code did not come. */
export type ReaderSource = () => Promise<AnswerReader | undefined>;

/**
 * Reads each answer by `makeAnswerReader`, whose code is fetched beside the first call, so that no answer waits for it
 * and who asks nothing does not pay for it.
 */
export const answersExchange =
  (source: ReaderSource): Exchange =>
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      tap(({ kind }) => kind === 'teardown' || void source()),
      forward,
      mergeMap(result => fromPromise(source().then(reader => (reader ? reader.read(result) : result)))),
    );
