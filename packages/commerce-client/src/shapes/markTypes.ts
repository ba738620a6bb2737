import { parse, print, type SelectionSetNode } from '@0no-co/graphql.web';
import { minify } from '../minify.ts';
import * as mark from './marks.ts';
import { inName, withMarksApart } from './marksInNames.ts';
import { shapeOf } from './typeReference.ts';

type Selection = SelectionSetNode['selections'][number];

const nameOf = (type: string) => type.replaceAll(/[[\]!]/g, '');
const requiredMark = (type: string) => (type.endsWith('!') ? mark.required : '');

/** The type that each fragment of a text is of, by its name. */
export const fragmentTypes = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/\bfragment\s+(\w+)\s+on\s+(\w+)/g)].map(([, name = '', type = '']) => [name, type]));

/** The marks of a type that the contract writes as `[CartItemInterface]!`. */
function marksOf(type: string, isEntry = false): string {
  if (type.startsWith('[')) return marksOf(type.slice(1, type.lastIndexOf(']')), true) + mark.list + requiredMark(type);
  const named = nameOf(type);
  if (named === 'Int' || named === 'Float') return mark.number + requiredMark(type);
  if (named === 'Boolean') return mark.boolean + requiredMark(type);
  const shape = shapeOf(named);
  // Of a list what cannot be read is left out, and nothing must stand for what may be null.
  const isOpaque = shape ? shape.isAbstract : named !== 'String' && type.endsWith('!') && !isEntry;
  return (isOpaque ? mark.opaque : '') + requiredMark(type);
}

/** The mark of a fragment that is spread where an object is declared to be of a type. */
function markOf(wanted: string, declared: string): string {
  if (wanted === declared || shapeOf(declared)?.kin.has(wanted)) return mark.always;
  return shapeOf(wanted)?.isAbstract ? mark.perhaps : '';
}

const marked = <Named extends { name: { value: string } }>(node: Named, marks: string): Named => ({
  ...node,
  name: { ...node.name, value: node.name.value + inName(marks) },
});

/**
 * A document with the marks of types (`marks.ts`) behind its names, short.
 *
 * @param fragments The types of all fragments that it may spread, by name.
 * @throws Error where it asks for what the contract does not have.
 */
export function markTypes(text: string, fragments: ReadonlyMap<string, string> = fragmentTypes(text)): string {
  const inSet = (set: SelectionSetNode, declared: string): SelectionSetNode => ({
    ...set,
    selections: set.selections.map(selection => inSelection(selection, declared)),
  });
  const inSelection = (selection: Selection, declared: string): Selection => {
    switch (selection.kind) {
      case 'Field': {
        const { name, selectionSet } = selection;
        if (name.value === '__typename') return selection;
        const type = shapeOf(declared)?.fields.get(name.value);
        if (type === undefined) throw new Error(`The contract has no ${declared}.${name.value}.`);
        return {
          ...marked(selection, marksOf(type)),
          selectionSet: selectionSet && inSet(selectionSet, nameOf(type)),
        };
      }
      case 'FragmentSpread': {
        const of = fragments.get(selection.name.value);
        if (of === undefined) throw new Error(`There is no fragment ${selection.name.value}.`);
        return marked(selection, markOf(of, declared));
      }
      default: {
        const { typeCondition } = selection;
        const of = typeCondition?.name.value ?? declared;
        return {
          ...selection,
          typeCondition: typeCondition && marked(typeCondition, markOf(of, declared)),
          selectionSet: inSet(selection.selectionSet, of),
        };
      }
    }
  };
  const definitions = parse(text, { noLocation: true }).definitions.map(definition => {
    if (!('selectionSet' in definition)) return definition;
    const of =
      definition.kind === 'FragmentDefinition'
        ? definition.typeCondition.name.value
        : definition.operation === 'mutation'
          ? 'Mutation'
          : 'Query';
    return { ...definition, selectionSet: inSet(definition.selectionSet, of) };
  });
  return withMarksApart(minify(definitions.map(definition => print(definition)).join('\n')));
}
