import {
  buildASTSchema,
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type TypeDefinitionNode,
} from 'graphql';

const isType = (node: DefinitionNode): node is TypeDefinitionNode => node.kind.endsWith('TypeDefinition');

/** A document with the types alone that a query or a mutation can come by. */
function reachable({ definitions, ...document }: DocumentNode): DocumentNode {
  const types = new Map(definitions.filter(isType).map(node => [node.name.value, node]));
  const implementers = (name: string) =>
    [...types.values()].filter(
      node =>
        (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
        node.interfaces?.some(({ name: { value } }) => value === name),
    );
  const found = new Set<DefinitionNode>();
  const reach = (node: TypeDefinitionNode | undefined): void => {
    if (!node || found.has(node)) return;
    found.add(node);
    visit(node, { NamedType: ({ name }) => reach(types.get(name.value)) });
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) implementers(node.name.value).forEach(reach);
  };
  reach(types.get('Query'));
  reach(types.get('Mutation'));
  return { ...document, definitions: definitions.filter(node => !isType(node) || found.has(node)) };
}

/**
 * The schema of an SDL text without some fields, given as `Type.field`, and arguments, as `Type.field(argument:)`; of
 * an interface, also without those of its types. What only they lead to is gone with them.
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
  return buildASTSchema(reachable({ ...document, definitions: definitions.map(prune) }));
}
