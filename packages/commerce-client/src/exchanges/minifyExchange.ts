import { createRequest, makeOperation, stringifyDocument, type Exchange, type Operation } from '@urql/core';
import { map, pipe } from 'wonka';
import { minify } from '../minify.ts';
import { rootFields } from './rootFields.ts';

type Document = Operation['query'];
type Keyed = Document & { __key: number };

/**
 * Replaces a document by one whose text is minified (client-01), just before it is sent: caches in front print
 * documents prettily after they have added __typename. Where no mutation makes an answer stale by its types, that is
 * left out again: it is a sixth of an address. Results get their own document back, which is what a refetch begins
 * with.
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

/** The same without what nobody wrote (the cache marks the type names that it adds), and without places in a text. */
function asWritten<Node>(node: Node): Node {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.filter((child: object) => !('_generated' in child)).map(asWritten) as Node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, key === 'loc' ? undefined : asWritten(child as unknown)]),
  ) as Node;
}

function minified(operation: Operation): Document {
  const { query } = operation;
  const known = minifiedDocuments.get(query);
  if (known) return known;
  const sent = needsTypes(operation) ? query : asWritten(query);
  const body = minify(stringifyDocument(sent));
  // urql prints a document whose key it does not know, so the text is registered under a key of its own.
  const { kind, definitions, __key: key } = query as Keyed;
  const source = { body, name: 'minified', locationOffset: { line: 1, column: 1 } };
  const draft = { kind, definitions, loc: { start: 0, end: body.length, source }, __key: ~key };
  const { query: registered } = createRequest(draft as unknown as Keyed, {});
  minifiedDocuments.set(query, registered);
  originals.set(registered, query);
  return registered;
}
