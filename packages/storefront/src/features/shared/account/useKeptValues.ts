import { useLayoutEffect, useRef, useState } from 'react';
import { useFormDraft } from './useFormDraft.ts';

/**
 * The values of a form that holds them itself: as they are typed, else as they were before a reload or the end of a session
 * (account-04).
 *
 * @param form which form, with what it is about, for example "return 12".
 * @param begun what an untouched form holds.
 */
export function useKeptValues<Values extends object>(form: string, begun: Values) {
  const { kept, keep, forget } = useFormDraft<Values>(form);
  const [typed, setTyped] = useState<Values>();
  const values = typed ?? { ...begun, ...kept };
  const latest = useRef(values);
  // Before the effects of fields, which may change them at once.
  useLayoutEffect(() => {
    latest.current = values;
  });
  return {
    values,
    /** @param part of the values, or what makes it of those that the changes before have led to, drawn or not. */
    change: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => {
      const before = latest.current;
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
      latest.current = next;
      setTyped(next);
      keep(next);
    },
    forget,
  };
}
