import { useAppSelector, userSlice } from '@shop/state';
import { useEffect, useRef, useState } from 'react';
import { clearFormDraft, readFormDraft, writeFormDraft } from './formDraft.ts';

/**
 * What is typed in a form that guests send, too: it survives a reload and an expired session (account-04). What a guest
 * typed is the customer's who signs in.
 *
 * @param form which form, with what it is about, for example "review KETTLE".
 */
export function useFormDraft<Values extends object>(form: string) {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const email = useAppSelector(userSlice.selectors.selectEmail);
  const owner = signedIn ? email : null;
  // Who signed in is known in a moment; what is typed until then waits.
  const isKnown = !signedIn || email !== null;
  const waiting = useRef<Values>(undefined);
  const [kept, setKept] = useState<Partial<Values>>();
  // After the first rendering, which is the server's.
  useEffect(() => {
    if (!isKnown) return;
    const found = waiting.current ?? (readFormDraft(form, owner) as Partial<Values> | undefined);
    waiting.current = undefined;
    if (found && owner !== null) writeFormDraft(form, owner, found);
    setKept(found);
  }, [form, owner, isKnown]);
  return {
    /** What was typed before. */
    kept,
    keep: (values: Values) => {
      if (isKnown) writeFormDraft(form, owner, values);
      else waiting.current = values;
    },
    forget: () => {
      clearFormDraft(form);
      setKept(undefined);
    },
  };
}
