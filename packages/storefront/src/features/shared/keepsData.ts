// chunk: frame
import { PROBE_KEY } from '@shop/state';
import { useState } from 'react';

/**
 * Whether this browser keeps data from one document to the next. Where it does not, for it is forbidden or full, the
 * cart lives as long as the document, and no link may leave that.
 */
export function keepsData(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '1');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** The same, asked once for as long as a component stands. A server keeps nothing, and what it throws takes time. */
export const useKeepsData = (): boolean => useState(import.meta.env.SSR ? false : keepsData)[0];
