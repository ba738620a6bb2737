import type { CombinedError, Exchange, Operation, OperationResult } from '@urql/core';
import { map, pipe, tap } from 'wonka';
import type { Problem } from '../problem.ts';
import { withHeaders } from './withHeaders.ts';

export interface SessionOptions {
  token: () => string | undefined;
  /** What kind of failure an error is, to somebody who is signed in. */
  problemOf: (error: CombinedError, operation: Operation) => Problem;
  /** Hears that the back end no longer takes the token, whoever asked. */
  onEnded?: (() => void) | undefined;
}

const bearerOf = (token: string | undefined) => (token ? `Bearer ${token}` : undefined);

/** True when an answer is about the token that is stored now; an older one is nobody's any more. */
function isAbout(token: string | undefined, { operation }: OperationResult): boolean {
  const { headers } = operation.context.fetchOptions as { headers: Record<string, string> };
  return token !== undefined && headers['authorization'] === bearerOf(token);
}

/** Sends the customer's bearer token, read afresh at each attempt (client-02), and hears of its end. */
export const sessionExchange =
  ({ token, problemOf, onEnded }: SessionOptions): Exchange =>
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation =>
        operation.kind === 'teardown' ? operation : withHeaders(operation, { authorization: bearerOf(token()) }),
      ),
      forward,
      tap(result => {
        const { error, operation } = result;
        if (error && isAbout(token(), result) && problemOf(error, operation).kind === 'session-expired') onEnded?.();
      }),
    );
