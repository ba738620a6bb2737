import { createContext } from 'react';
import type { Compared } from './compared.ts';

export interface Comparison {
  /** What is chosen, the oldest first. */
  items: readonly Compared[];
  /** Takes a product in, or out again. */
  press: (item: Compared) => void;
  clear: () => void;
}

/** What is chosen to be compared in this store view. */
export const CompareContext = createContext<Comparison>({ items: [], press: () => {}, clear: () => {} });
