import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from '@0no-co/graphql.web';
import { shapeOf } from './typeReference.ts';

/** One member of an object as the document asks for it. */
export interface AskedField {
  name: string;
  /** What is asked of it; empty for what holds a plain value. */
  sets: SelectionSetNode[];
  /** It may be left out: `@include`, or a fragment of a type that the object perhaps is not. */
  isOptional: boolean;
}

export type Fragments = ReadonlyMap<string, Pick<FragmentDefinitionNode, 'typeCondition' | 'selectionSet'>>;

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap(definition =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );

/** Whether an object is of a type; 'perhaps' where it does not say what it is. */
function isOf(wanted: string | undefined, declared: string, runtime: string | undefined): boolean | 'perhaps' {
  if (wanted === undefined || wanted === declared || wanted === runtime) return true;
  if (shapeOf(wanted)?.kin.has(runtime ?? declared) || shapeOf(runtime ?? declared)?.kin.has(wanted)) return true;
  return runtime === undefined && shapeOf(declared)?.isAbstract === true ? 'perhaps' : false;
}

/** What is asked of every object, written down or not: what it is, where the answer says so. */
const typename: AskedField = { name: '__typename', sets: [], isOptional: true };

/** The members that a document asks of an object, by the key under which the answer has them. */
export function askedFields(
  sets: readonly SelectionSetNode[],
  declared: string,
  runtime: string | undefined,
  fragments: Fragments,
): Map<string, AskedField> {
  const asked = new Map([[typename.name, typename]]);
  const collect = (set: SelectionSetNode, isPerhaps: boolean): void => {
    for (const selection of set.selections) {
      const isOptional = isPerhaps || (selection.directives?.length ?? 0) > 0;
      if (selection.kind === 'Field') {
        const key = (selection.alias ?? selection.name).value;
        const before = asked.get(key);
        const { name, selectionSet } = selection;
        asked.set(key, {
          name: name.value,
          sets: [...(before?.sets ?? []), ...(selectionSet ? [selectionSet] : [])],
          isOptional: isOptional && (before?.isOptional ?? true),
        });
        continue;
      }
      const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const applies = isOf(fragment.typeCondition?.name.value, declared, runtime);
      if (applies !== false) collect(fragment.selectionSet, isOptional || applies === 'perhaps');
    }
  };
  for (const set of sets) collect(set, false);
  return asked;
}
