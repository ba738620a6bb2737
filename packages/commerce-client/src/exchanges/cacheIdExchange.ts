import { makeOperation, type Exchange } from '@urql/core';
import { map, pipe } from 'wonka';
import type { SessionSource } from '../session.ts';
import { withHeaders } from './withHeaders.ts';

const NAME = 'x-magento-cache-id';

/**
 * Sends the last known X-Magento-Cache-Id and keeps the one that each answer brings (client-04), so that shared caches
 * tell customer groups and currencies apart. An answer that was asked for by another session, since signed in or out,
 * is not heard.
 */
export const cacheIdExchange =
  ({ session, fetch }: { session: SessionSource; fetch: typeof globalThis.fetch }): Exchange =>
  ({ forward }) =>
  operations$ => {
    const listening =
      (call: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (input, init) => {
        const asker = identity(session);
        const response = await call(input, init);
        const id = response.headers.get(NAME);
        if (id && identity(session) === asker) session.cacheId.set(id);
        return response;
      };
    return pipe(
      operations$,
      map(operation =>
        operation.kind === 'teardown'
          ? operation
          : makeOperation(operation.kind, withHeaders(operation, { [NAME]: session.cacheId.get() || undefined }), {
              fetch: listening(operation.context.fetch ?? fetch),
            }),
      ),
      forward,
    );
  };

const identity = (session: SessionSource) => `${session.storeCode()} ${session.token() ?? ''}`;
