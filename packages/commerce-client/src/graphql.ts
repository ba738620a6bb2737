import { Kind, parse, type DefinitionNode, type DocumentNode } from '@0no-co/graphql.web';
import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

interface Setup {
  introspection: introspection;
  scalars: { ID: string };
}

/** The mark by which gql.tada opens a fragment to whoever spreads it: no back end knows it. */
const withoutMarks = (definition: DefinitionNode): DefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION && definition.directives
    ? { ...definition, directives: definition.directives.filter(({ name }) => name.value !== '_unmask') }
    : definition;

/** A document of a text and of the fragments that it spreads, each once. */
function makeDocument(source: string, fragments: readonly DocumentNode[] = []): DocumentNode {
  const known = new Set(fragments.flatMap(({ definitions }) => definitions));
  return { kind: Kind.DOCUMENT, definitions: [...parse(source).definitions.map(withoutMarks), ...known] };
}

/**
 * Types a document from its text and the contract in schema/schema.graphql. The types are gql.tada's; what runs is this,
 * because a first load carries it (docs/decisions/typed-documents.md).
 */
export const graphql = makeDocument as unknown as ReturnType<typeof initGraphQLTada<Setup>>;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
