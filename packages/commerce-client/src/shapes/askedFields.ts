import * as mark from './marks.ts';
import type { Field, Part, ReadDocument, Selection } from './readDocument.ts';

/** One member of an object as the document asks for it. */
export interface AskedField extends Pick<Field, 'name' | 'type'> {
  /** What is asked of it; empty for what holds a plain value. */
  sets: (readonly Selection[])[];
  /** It may be left out: `@include`, or a fragment of a type that the object perhaps is not. */
  isOptional: boolean;
}

/** Whether an object is of the type of a fragment. */
function applies({ type }: Part, of: string | undefined, said: string | undefined): boolean | 'perhaps' {
  if (type === mark.always || (said !== undefined && said === of)) return true;
  return type === mark.perhaps || said === undefined ? 'perhaps' : false;
}

/**
 * The members that a document asks of an object, by the key under which the answer has them.
 *
 * @param said of which type the object says it is; undefined where it does not.
 */
export function askedFields(
  sets: readonly (readonly Selection[])[],
  said: string | undefined,
  fragments: ReadDocument['fragments'],
): Map<string, AskedField> {
  const asked = new Map<string, AskedField>();
  const collect = (selections: readonly Selection[], isPerhaps: boolean): void => {
    for (const selection of selections) {
      const isOptional = isPerhaps || selection.isOptional;
      if ('key' in selection) {
        const { key, name, type, selections: inner } = selection;
        const before = asked.get(key);
        asked.set(key, {
          name,
          type,
          sets: [...(before?.sets ?? []), ...(inner ? [inner] : [])],
          isOptional: isOptional && (before?.isOptional ?? true),
        });
        continue;
      }
      const { of, selections: inner } = selection.spread ? (fragments.get(selection.spread) ?? selection) : selection;
      const is = applies(selection, of, said);
      if (is !== false) collect(inner, isOptional || is === 'perhaps');
    }
  };
  for (const set of sets) collect(set, false);
  return asked;
}
