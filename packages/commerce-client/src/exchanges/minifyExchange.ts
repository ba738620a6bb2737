import { createRequest, makeOperation, type Exchange, type Operation } from '@urql/core';
import { map, pipe } from 'wonka';
import { rootFields, textOf, withTypenames } from '../documentText.ts';
import { makeDocument } from '../graphql.ts';
import { minify } from '../minify.ts';

type Document = Operation['query'];

/**
 * Replaces a document by one whose text is minified (client-01), just before it is sent. It asks for `__typename` where a
 * mutation makes an answer stale by its types; elsewhere that would be a sixth of an address. Results get their own
 * document back, which is what a refetch begins with.
 */
export const minifyExchange: Exchange =
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation => (operation.kind === 'teardown' ? operation : withQuery(operation, minified(operation)))),
      forward,
      map(result => {
        const original = originals.get(result.operation.query);
        return original ? { ...result, operation: withQuery(result.operation, original) } : result;
      }),
    );

const minifiedDocuments = new WeakMap<Document, Document>();
const originals = new WeakMap<Document, Document>();

const withQuery = (operation: Operation, query: Document): Operation => ({
  ...makeOperation(operation.kind, operation),
  query,
});

/** Mutations tell by type what of carts and customers they change; of the catalogue they change nothing. */
const needsTypes = (operation: Operation) =>
  operation.kind !== 'query' || rootFields(operation).some(field => /^(cart|customer)/.test(field));

function minified(operation: Operation): Document {
  const { query } = operation;
  const known = minifiedDocuments.get(query);
  if (known) return known;
  const text = textOf(query);
  // A request, because urql prints a document that it has not seen.
  const { query: sent } = createRequest(makeDocument(minify(needsTypes(operation) ? withTypenames(text) : text)), {});
  minifiedDocuments.set(query, sent);
  originals.set(sent, query);
  return sent;
}
