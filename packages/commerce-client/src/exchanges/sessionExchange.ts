import type { Exchange, OperationResult } from '@urql/core';
import { map, pipe, tap } from 'wonka';
import { toProblem } from '../toProblem.ts';
import { withHeaders } from './withHeaders.ts';

export interface SessionOptions {
  token: () => string | undefined;
  /** Hears that the back end no longer takes the token, whoever asked. */
  onEnded?: (() => void) | undefined;
}

const bearerOf = (token: string | undefined) => (token ? `Bearer ${token}` : undefined);

/** True when the back end refused the token that is stored now; an older one is nobody's any more. */
function isRefused({ error, operation }: OperationResult, token: string | undefined): boolean {
  if (!error || !token) return false;
  const { headers } = operation.context.fetchOptions as { headers: Record<string, string> };
  return (
    headers['authorization'] === bearerOf(token) &&
    toProblem(error, operation, { signedIn: true }).kind === 'session-expired'
  );
}

/** Sends the customer's bearer token, read afresh at each attempt (client-02), and hears of its end. */
export const sessionExchange =
  ({ token, onEnded }: SessionOptions): Exchange =>
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation =>
        operation.kind === 'teardown' ? operation : withHeaders(operation, { authorization: bearerOf(token()) }),
      ),
      forward,
      tap(result => {
        if (isRefused(result, token())) onEnded?.();
      }),
    );
