import { absent as absentText } from '@shop/messages/errors';
import { CombinedError, createRequest, makeOperation, makeResult, type Exchange, type Operation } from '@urql/core';
import { filter, map, merge, pipe, share } from 'wonka';

type Document = Operation['query'];
type Definition = Document['definitions'][number];
type SelectionSet = Extract<Definition, { kind: 'OperationDefinition' }>['selectionSet'];
type Selection = SelectionSet['selections'][number];

const isTypename = (selection: Selection) => selection.kind === 'Field' && selection.name.value === '__typename';

/**
 * Takes fields that the back end does not have out of every document, with what is empty without them. In the answer they
 * are undefined. An operation of which nothing is left is not sent: it fails at once, as the server would let it fail.
 *
 * @param names of fields; each means one thing throughout the contract.
 */
export const absentFieldsExchange = (names: readonly string[]): Exchange => {
  const absent = new Set(names);
  const known = new WeakMap<Document, Document | null>();
  const originals = new WeakMap<Document, Document>();

  const kept = (set: SelectionSet): SelectionSet | undefined => {
    const selections = set.selections.flatMap((selection): Selection[] => {
      if (selection.kind === 'Field' && absent.has(selection.name.value)) return [];
      if (!('selectionSet' in selection) || selection.selectionSet === undefined) return [selection];
      const selectionSet = kept(selection.selectionSet);
      return selectionSet ? [{ ...selection, selectionSet }] : [];
    });
    return selections.every(isTypename) && !set.selections.every(isTypename) ? undefined : { ...set, selections };
  };

  /** Null when nothing is left to ask. */
  const without = (query: Document): Document | null => {
    const before = known.get(query);
    if (before !== undefined) return before;
    const definitions = query.definitions.flatMap((definition): Definition[] => {
      if (!('selectionSet' in definition)) return [definition];
      const selectionSet = kept(definition.selectionSet);
      return selectionSet ? [{ ...definition, selectionSet }] : [];
    });
    const isEmpty = definitions.every(({ kind }) => kind !== 'OperationDefinition');
    const document = isEmpty ? null : createRequest({ kind: query.kind, definitions }, {}).query;
    known.set(query, document);
    if (document) originals.set(document, query);
    return document;
  };

  const withQuery = (operation: Operation, query: Document): Operation => ({ ...makeOperation(operation.kind, operation), query });
  const isSent = (operation: Operation) => operation.kind === 'teardown' || without(operation.query) !== null;

  return ({ forward }) => operations$ => {
    const shared$ = pipe(operations$, share);
    const answered$ = pipe(
      shared$,
      filter(isSent),
      map(operation => (operation.kind === 'teardown' ? operation : withQuery(operation, without(operation.query) ?? operation.query))),
      forward,
      map(result => ({ ...result, operation: withQuery(result.operation, originals.get(result.operation.query) ?? result.operation.query) })),
    );
    const refused$ = pipe(
      shared$,
      filter(operation => !isSent(operation)),
      map(operation => ({
        ...makeResult(operation, { errors: [] }),
        data: undefined,
        error: new CombinedError({ graphQLErrors: [{ message: absentText, extensions: { category: 'graphql-input' } }] }),
      })),
    );
    return merge([answered$, refused$]);
  };
};
