import { makeOperation, type Exchange } from '@urql/core';
import { map, pipe } from 'wonka';
import { rootFields } from '../documentText.ts';

/** What is opened by what stands in its variables: a token, a code, or who somebody is. */
const SECRET = /^(?:guestOrder|giftCardAccount)/;

/** Asks by POST what must not stand in an address, where logs would keep it (client-17). */
export const secretsExchange: Exchange =
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation =>
        operation.kind === 'query' && rootFields(operation).some(field => SECRET.test(field))
          ? makeOperation('query', operation, { ...operation.context, preferGetMethod: false })
          : operation,
      ),
      forward,
    );
