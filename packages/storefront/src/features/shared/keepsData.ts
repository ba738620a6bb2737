import { useState } from 'react';

const probe = 'M2_VENIA_BROWSER_PERSISTENCE__probe';

/**
 * Whether this browser keeps data from one document to the next. Where it does not, for it is forbidden or full, the
 * cart
 * lives as long as the document, and no link may leave that.
 */
export function keepsData(): boolean {
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** The same, asked once for as long as a component stands. */
export const useKeepsData = (): boolean => useState(keepsData)[0];
