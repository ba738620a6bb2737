import { useState } from 'react';
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
  return {
    values,
    change: (part: Partial<Values>) => {
      const next = { ...values, ...part };
      setTyped(next);
      keep(next);
    },
    forget,
  };
}
