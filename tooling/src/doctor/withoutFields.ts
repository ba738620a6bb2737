import { buildASTSchema, Kind, parse, type DefinitionNode, type GraphQLSchema } from 'graphql';

/**
 * The schema of an SDL text without some fields, given as `Type.field`, and arguments, as `Type.field(argument:)`; of
 * an interface, also without those of its types.
 */
export function withoutFields(text: string, coordinates: readonly string[]): GraphQLSchema {
  const gone = new Set(coordinates);
  const prune = (node: DefinitionNode): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return node;
    const owners = [node, ...(node.interfaces ?? [])].map(({ name }) => name.value);
    const isGone = (member: string) => owners.some(owner => gone.has(`${owner}.${member}`));
    const fields = (node.fields ?? [])
      .filter(({ name }) => !isGone(name.value))
      .map(field => ({
        ...field,
        arguments: (field.arguments ?? []).filter(({ name }) => !isGone(`${field.name.value}(${name.value}:)`)),
      }));
    return { ...node, fields };
  };
  const { definitions, ...document } = parse(text);
  return buildASTSchema({ ...document, definitions: definitions.map(prune) });
}
