import { useState } from 'react';

/** The last value that was there: a refresh that fails takes nothing from the screen. */
export function useLastKnown<Value extends object>(value: Value | null | undefined): Value | undefined {
  const [known, setKnown] = useState(value ?? undefined);
  if (value && value !== known) setKnown(value);
  return value ?? known;
}
