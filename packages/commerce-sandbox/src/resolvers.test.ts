import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { mergeResolvers, resolvers } from './resolvers.ts';
import { contractText } from './transport/executableSchema.ts';

const contract = buildSchema(contractText());

describe('resolvers', () => {
  it('resolve only what the contract has', () => {
    const strange = Object.entries(resolvers).flatMap(([name, fields]) => {
      const type = contract.getType(name);
      const known = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
      return Object.keys(fields)
        .filter(field => !(field in known) && !(type && field === '__resolveType'))
        .map(field => `${name}.${field}`);
    });
    expect(strange).toEqual([]);
  });

  it('resolve every query and mutation of the contract', () => {
    const missing = ['Query', 'Mutation'].flatMap(name => {
      const type = contract.getType(name);
      return isObjectType(type)
        ? Object.keys(type.getFields())
            .filter(field => !resolvers[name]?.[field])
            .map(field => `${name}.${field}`)
        : [name];
    });
    expect(missing).toEqual([]);
  });

  it('tell the type of every interface', () => {
    const interfaces = Object.values(contract.getTypeMap())
      .filter(isInterfaceType)
      .map(({ name }) => name);
    expect(interfaces.filter(name => !resolvers[name]?.['__resolveType'])).toEqual([]);
  });
});

it('refuses two rooms that resolve the same field', () => {
  const room = () => ({ Query: { route: () => null } });
  expect(() => mergeResolvers([room(), room()])).toThrow('Two rooms resolve Query.route');
});
