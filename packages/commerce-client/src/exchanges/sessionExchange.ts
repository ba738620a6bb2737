import type { Exchange } from '@urql/core';
import { map, pipe } from 'wonka';
import { withHeaders } from './withHeaders.ts';

/** Sends the customer's bearer token, read afresh at each attempt (client-02). */
export const sessionExchange =
  (token: () => string | undefined): Exchange =>
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation => {
        if (operation.kind === 'teardown') return operation;
        const bearer = token();
        return withHeaders(operation, { authorization: bearer ? `Bearer ${bearer}` : undefined });
      }),
      forward,
    );
