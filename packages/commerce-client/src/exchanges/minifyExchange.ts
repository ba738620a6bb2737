import { createRequest, makeOperation, stringifyDocument, type Exchange, type Operation } from '@urql/core';
import { map, pipe } from 'wonka';
import { minify } from '../minify.ts';

type Document = Operation['query'];
type Keyed = Document & { __key: number };

/**
 * Replaces a document by one whose text is minified, just before it is sent: caches in front print documents prettily after
 * they have added __typename. Results get their own document back, which is what a refetch begins with.
 */
export const minifyExchange: Exchange = ({ forward }) => operations$ =>
  pipe(
    operations$,
    map(operation => (operation.kind === 'teardown' ? operation : withQuery(operation, minified(operation.query)))),
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

function minified(query: Document): Document {
  const known = minifiedDocuments.get(query);
  if (known) return known;
  const body = minify(stringifyDocument(query));
  // urql prints a document whose key it does not know, so the text is registered under a key of its own.
  const { kind, definitions, __key: key } = query as Keyed;
  const source = { body, name: 'minified', locationOffset: { line: 1, column: 1 } };
  const draft = { kind, definitions, loc: { start: 0, end: body.length, source }, __key: ~key };
  const { query: registered } = createRequest(draft as unknown as Keyed, {});
  minifiedDocuments.set(query, registered);
  originals.set(registered, query);
  return registered;
}
