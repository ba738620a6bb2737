import { useEffect } from 'react';

/** Whoever comes back to a field that is filled in wants to change what was typed, and what was pressed is gone. */
export function useFocusOnReturn(known: string, focus: () => void): void {
  useEffect(() => {
    if (known !== '') focus();
    // oxlint-disable-next-line react/exhaustive-deps -- when it is shown
  }, []);
}
