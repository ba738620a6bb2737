import type { Operation } from '@urql/core';

/** The names of the fields that an operation asks of Query or Mutation, aliases set aside. */
export function rootFields(operation: Operation): string[] {
  for (const definition of operation.query.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    return definition.selectionSet.selections.flatMap(selection =>
      selection.kind === 'Field' ? [selection.name.value] : [],
    );
  }
  return [];
}
