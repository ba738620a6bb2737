import { useState } from 'react';

/**
 * What the shop said last, or has accepted since: reading back what was accepted may fail (account-03).
 *
 * @param said what the shop said last.
 * @returns what counts, and how what was accepted comes to count until the shop says more.
 */
export function useAccepted<Value extends object>(said: Value | undefined) {
  const [last, setLast] = useState({ said, counts: said });
  if (said !== last.said) setLast({ said, counts: said });
  const accept = (value: Value) => setLast(({ said: before }) => ({ said: before, counts: value }));
  return [said === last.said ? last.counts : said, accept] as const;
}
