import { buildASTSchema, Kind, parse, type DefinitionNode, type GraphQLSchema } from 'graphql';

/** The schema of an SDL text without some fields, given as `Type.field`; of an interface, also without those of its types. */
export function withoutFields(text: string, coordinates: readonly string[]): GraphQLSchema {
  const gone = new Set(coordinates);
  const prune = (node: DefinitionNode): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return node;
    const owners = [node, ...(node.interfaces ?? [])].map(({ name }) => name.value);
    return { ...node, fields: (node.fields ?? []).filter(({ name }) => !owners.some(owner => gone.has(`${owner}.${name.value}`))) };
  };
  const { definitions, ...document } = parse(text);
  return buildASTSchema({ ...document, definitions: definitions.map(prune) });
}
