import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Types a document from its text and the contract in schema/schema.graphql. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
