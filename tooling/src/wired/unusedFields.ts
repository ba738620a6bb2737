import { Kind, parse, visit, type DefinitionNode, type SelectionSetNode } from 'graphql';
import type { Finding, Source } from './checkWired.ts';

const documents = /graphql\(\s*`([^`]*)`/g;

/** What is below the roots of an operation, which cannot be left out, or a fragment. */
function partsOf(definition: DefinitionNode): SelectionSetNode[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [definition.selectionSet];
  if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
  return definition.selectionSet.selections.flatMap(root =>
    'selectionSet' in root && root.selectionSet ? root.selectionSet : [],
  );
}

/** The values that a document asks for, as the answer names them. */
function valuesIn(document: string): string[] {
  const names: string[] = [];
  for (const part of parse(document).definitions.flatMap(partsOf))
    visit(part, {
      Field({ alias, name, selectionSet }) {
        if (!selectionSet) names.push((alias ?? name).value);
      },
    });
  return names;
}

/**
 * Values that queries ask for and no code names, be it of another object: they are made, sent and kept for nobody.
 *
 * @param sources Whose documents are looked at.
 * @param readers Others that may read the answers.
 */
export function unusedFields(sources: Source[], readers: Source[]): Finding[] {
  const words = new Set(
    [...sources, ...readers].flatMap(({ text }) => text.replaceAll(documents, '').match(/\w+/g) ?? []),
  );
  return sources.flatMap(({ file, text }) => {
    const asked = new Set(Array.from(text.matchAll(documents), ([, document = '']) => document).flatMap(valuesIn));
    return [...asked].filter(name => !words.has(name)).map(name => ({ file, name, what: 'field' }));
  });
}
