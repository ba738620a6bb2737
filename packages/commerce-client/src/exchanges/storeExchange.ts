import type { Exchange } from '@urql/core';
import { map, pipe } from 'wonka';
import type { SessionSource } from '../session.ts';
import { withHeaders } from './withHeaders.ts';

/** Sends Magento's Store header, and Content-Currency where the shopper has chosen a currency (client-03). */
export const storeExchange =
  (options: Pick<SessionSource, 'storeCode' | 'currency'>): Exchange =>
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation =>
        operation.kind === 'teardown'
          ? operation
          : withHeaders(operation, { store: options.storeCode(), 'content-currency': options.currency() }),
      ),
      forward,
    );
