import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { ResolverMap } from '../resolverMap.ts';

/** The contract's text, the one that the client's types are generated from. */
export function contractText(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('@shop/commerce-client/schema.graphql')), 'utf8');
}

/** The contract with resolvers. Throws for a resolver of something that the contract does not have. */
export function executableSchema(resolvers: ResolverMap): GraphQLSchema {
  return createSchema({
    typeDefs: contractText(),
    resolvers: resolvers as never,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
