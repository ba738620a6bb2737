import { parse, print, type DefinitionNode, type SelectionSetNode } from '@0no-co/graphql.web';
import { absent as absentText } from '@shop/messages/errors';
import { CombinedError, createRequest, makeOperation, makeResult, type Exchange, type Operation } from '@urql/core';
import { filter, map, merge, pipe, share } from 'wonka';
import { absentCategory } from '../answers/toProblem.ts';
import { textOf } from '../documentText.ts';
import { makeDocument } from '../graphql.ts';
import { bareName, withMarksApart, withMarksInNames } from '../shapes/marksInNames.ts';

type Document = Operation['query'];
type Selection = SelectionSetNode['selections'][number];

/** The names of all nodes of a kind in these definitions, but for where variables are declared. */
function namesIn(definitions: readonly DefinitionNode[], kind: 'Variable' | 'FragmentSpread'): Set<string> {
  const names = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && node.kind === kind)
      names.add(bareName((node as unknown as { name: { value: string } }).name.value));
    for (const [key, child] of Object.entries(node)) if (key !== 'variableDefinitions') look(child);
  };
  look(definitions);
  return names;
}

const fragmentNames = (definitions: readonly DefinitionNode[]): string[] =>
  definitions.flatMap(each => (each.kind === 'FragmentDefinition' ? [each.name.value] : []));

/** Without fragments that nothing spreads any more: GraphQL calls a document with one invalid. */
function withoutUnspread(definitions: readonly DefinitionNode[]): readonly DefinitionNode[] {
  const spread = namesIn(definitions, 'FragmentSpread');
  const kept = definitions.filter(each => each.kind !== 'FragmentDefinition' || spread.has(each.name.value));
  return kept.length === definitions.length ? kept : withoutUnspread(kept);
}

const isTypename = (selection: Selection) => selection.kind === 'Field' && selection.name.value === '__typename';

/**
 * Takes fields and arguments that the back end does not have out of every document, with what is empty without them and
 * the variables that nobody uses any more. In the answer the fields are undefined. An operation of which nothing is
 * left is not sent: it fails at once, as the server would let it fail.
 *
 * @param names of fields; each means one thing throughout the contract. Of an argument: `field(argument:)`.
 */
export const absentFieldsExchange = (names: readonly string[]): Exchange => {
  const absent = new Set(names);
  const known = new WeakMap<Document, Document | null>();
  const originals = new WeakMap<Document, Document>();

  const withoutArguments = (selection: Selection): Selection =>
    selection.kind !== 'Field' || !selection.arguments
      ? selection
      : {
          ...selection,
          arguments: selection.arguments.filter(
            ({ name }) => !absent.has(`${bareName(selection.name.value)}(${name.value}:)`),
          ),
        };

  /** @param gone Fragments of which nothing is left. */
  const kept = (set: SelectionSetNode, gone: ReadonlySet<string>): SelectionSetNode | undefined => {
    const selections = set.selections.flatMap((selection): Selection[] => {
      const names = { Field: absent, FragmentSpread: gone, InlineFragment: undefined }[selection.kind];
      if ('name' in selection && names?.has(bareName(selection.name.value))) return [];
      const asked = withoutArguments(selection);
      if (!('selectionSet' in asked) || asked.selectionSet === undefined) return [asked];
      const selectionSet = kept(asked.selectionSet, gone);
      return selectionSet ? [{ ...asked, selectionSet }] : [];
    });
    return selections.every(isTypename) && !set.selections.every(isTypename) ? undefined : { ...set, selections };
  };

  /** The definitions without what is absent, and without what is empty then. */
  const reduced = (
    definitions: readonly DefinitionNode[],
    gone: ReadonlySet<string> = new Set(),
  ): readonly DefinitionNode[] => {
    const left = definitions.flatMap((definition): DefinitionNode[] => {
      if (!('selectionSet' in definition)) return [definition];
      const selectionSet = kept(definition.selectionSet, gone);
      return selectionSet ? [{ ...definition, selectionSet }] : [];
    });
    const emptied = fragmentNames(definitions).filter(name => !fragmentNames(left).includes(name));
    return emptied.length > 0 ? reduced(left, new Set(emptied)) : withoutUnspread(left);
  };

  /** Null when nothing is left to ask. */
  const without = (query: Document): Document | null => {
    const before = known.get(query);
    if (before !== undefined) return before;
    const definitions = reduced(parse(withMarksInNames(textOf(query)), { noLocation: true }).definitions);
    const used = namesIn(definitions, 'Variable');
    const sent = definitions.map(definition =>
      definition.kind === 'OperationDefinition' && definition.variableDefinitions
        ? {
            ...definition,
            variableDefinitions: definition.variableDefinitions.filter(({ variable }) => used.has(variable.name.value)),
          }
        : definition,
    );
    const isEmpty = definitions.every(({ kind }) => kind !== 'OperationDefinition');
    const document = isEmpty ? null : createRequest(makeDocument(withMarksApart(sent.map(print).join('\n'))), {}).query;
    known.set(query, document);
    if (document) originals.set(document, query);
    return document;
  };

  const withQuery = (operation: Operation, query: Document): Operation => ({
    ...makeOperation(operation.kind, operation),
    query,
  });
  const isSent = (operation: Operation) => operation.kind === 'teardown' || without(operation.query) !== null;

  return ({ forward }) =>
    operations$ => {
      const shared$ = pipe(operations$, share);
      const answered$ = pipe(
        shared$,
        filter(isSent),
        map(operation =>
          operation.kind === 'teardown' ? operation : withQuery(operation, without(operation.query) ?? operation.query),
        ),
        forward,
        map(result => ({
          ...result,
          operation: withQuery(result.operation, originals.get(result.operation.query) ?? result.operation.query),
        })),
      );
      const refused$ = pipe(
        shared$,
        filter(operation => !isSent(operation)),
        map(operation => ({
          ...makeResult(operation, { errors: [] }),
          data: undefined,
          error: new CombinedError({
            graphQLErrors: [{ message: absentText, extensions: { category: absentCategory } }],
          }),
        })),
      );
      return merge([answered$, refused$]);
    };
};
