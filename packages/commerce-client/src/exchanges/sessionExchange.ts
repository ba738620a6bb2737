import type { CombinedError, Exchange, Operation, OperationResult } from '@urql/core';
import { map, pipe, tap } from 'wonka';
import type { Problem } from '../problem.ts';
import { withHeaders } from './withHeaders.ts';

export interface SessionOptions {
  token: () => string | undefined;
  /** What kind of failure an error is. */
  problemOf: (error: CombinedError, operation: Operation) => Promise<Problem>;
  /** Hears that the back end no longer takes the token, whoever asked. */
  onEnded?: (() => void) | undefined;
}

const bearerOf = (token: string | undefined) => (token ? `Bearer ${token}` : undefined);

/** With what an operation was sent, whoever is signed in by now; undefined: as a guest, or not at all. */
export function sentBearer({ context }: Operation): string | undefined {
  const { headers } = context.fetchOptions as { headers: Record<string, string> };
  return headers['authorization'];
}

/** True when an answer is about the token that is stored now; an older one is nobody's any more. */
const isAbout = (token: string | undefined, { operation }: OperationResult): boolean =>
  token !== undefined && sentBearer(operation) === bearerOf(token);

/** Sends the customer's bearer token, read afresh at each attempt (client-02), and hears of its end. */
export const sessionExchange = ({ token, problemOf, onEnded }: SessionOptions): Exchange => {
  const hearEnd = async (result: OperationResult) => {
    const { error, operation } = result;
    if (!error || !isAbout(token(), result)) return;
    const { kind } = await problemOf(error, operation);
    // Somebody else may have signed in while the code that reads it came.
    if (kind === 'session-expired' && isAbout(token(), result)) onEnded?.();
  };
  return ({ forward }) =>
    operations$ =>
      pipe(
        operations$,
        map(operation =>
          operation.kind === 'teardown' ? operation : withHeaders(operation, { authorization: bearerOf(token()) }),
        ),
        forward,
        tap(result => void hearEnd(result)),
      );
};
