import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** Magento's defaults. */
const MAX_DEPTH = 20;
const MAX_COMPLEXITY = 300;

interface Measure {
  depth: number;
  complexity: number;
}

/** Complains, in Magento's words, about an operation that nests or asks for too much; undefined when it may run. */
export function queryLimitError(document: DocumentNode, operation: OperationDefinitionNode): GraphQLError | undefined {
  const { depth, complexity } = measure(document, operation);
  const message =
    depth > MAX_DEPTH
      ? `Max query depth should be ${MAX_DEPTH} but got ${depth}.`
      : complexity > MAX_COMPLEXITY
        ? `Max query complexity should be ${MAX_COMPLEXITY} but got ${complexity}.`
        : undefined;
  return message === undefined ? undefined : new GraphQLError(message, { extensions: { category: 'graphql' } });
}

/** Depth counts levels below the root's fields, complexity one for each field, fragments as often as they are spread. */
function measure(document: DocumentNode, operation: OperationDefinitionNode): Measure {
  const fragments = new Map(document.definitions.flatMap(each => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet]] : [])));
  const known = new Map<string, Measure>();

  const ofSet = (set: SelectionSetNode): Measure => {
    let depth = 0;
    let complexity = 0;
    for (const selection of set.selections) {
      let part: Measure;
      if (selection.kind === Kind.FIELD) {
        // Introspection is free: a tool may ask a server what it knows.
        if (selection.name.value === '__schema' || selection.name.value === '__type') continue;
        const inner = selection.selectionSet ? ofSet(selection.selectionSet) : undefined;
        part = { depth: inner ? inner.depth + 1 : 0, complexity: (inner?.complexity ?? 0) + 1 };
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        part = ofSet(selection.selectionSet);
      } else {
        part = ofFragment(selection.name.value);
      }
      depth = Math.max(depth, part.depth);
      complexity += part.complexity;
    }
    return { depth, complexity };
  };

  const ofFragment = (name: string): Measure => {
    const measured = known.get(name);
    if (measured) return measured;
    const set = fragments.get(name);
    const measure = set ? ofSet(set) : { depth: 0, complexity: 0 };
    known.set(name, measure);
    return measure;
  };

  return ofSet(operation.selectionSet);
}
