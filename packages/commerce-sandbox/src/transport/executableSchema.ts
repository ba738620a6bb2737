import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { ResolverMap } from '../resolverMap.ts';
import { guardFields } from './guardFields.ts';

/** What the sandbox answers: the contract, which the client's types are generated from, and what other storefronts ask for. */
export function contractText(): string {
  return [
    fileURLToPath(import.meta.resolve('@shop/commerce-client/schema.graphql')),
    new URL('../../schema/otherStorefronts.graphql', import.meta.url),
  ]
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
}

/** What an attribute must be called to be a field: attribute codes of Magento are. */
const fieldName = /^[a-z][a-z0-9_]*$/;

/** The filters of a listing that the contract does not name: as in Magento, every filterable attribute is one. */
function moreFilters(contract: string, attributes: readonly string[]): string {
  const known = /input ProductAttributeFilterInput \{([^}]*)\}/.exec(contract)?.[1] ?? '';
  const more = attributes.filter(code => fieldName.test(code) && !new RegExp(`\\b${code}:`).test(known));
  return more.length > 0
    ? `extend input ProductAttributeFilterInput { ${more.map(code => `${code}: FilterEqualTypeInput`).join(' ')} }`
    : '';
}

/**
 * The contract with guarded resolvers, and a filter for each of the attributes. Throws for a resolver of something that
 * the contract does not have.
 */
export function executableSchema(resolvers: ResolverMap, attributes: readonly string[] = []): GraphQLSchema {
  const contract = contractText();
  const schema = createSchema({
    typeDefs: [contract, moreFilters(contract, attributes)].filter(text => text !== ''),
    resolvers: resolvers as never,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  guardFields(schema);
  return schema;
}
