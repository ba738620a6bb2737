import { isOutcomeUnknown, type Outcome } from '@shop/state';
import { useRef } from 'react';

/**
 * Remembers what was sent by a press whose answers were all lost, as long as its form stands there: the next press of the
 * same may find it done.
 */
export function useDoubt() {
  const sent = useRef<string>(undefined);
  return {
    isOf: (what: string) => sent.current === what,
    note: (what: string, outcome: Outcome<unknown>) => {
      sent.current = outcome.status === 'failed' && isOutcomeUnknown(outcome.problem) ? what : undefined;
    },
  };
}
