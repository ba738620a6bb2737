import type { ResultOf } from '@shop/commerce-client';
import { createContext, use } from 'react';
import type { MenuEntry } from './menuOf.ts';
import type { ShellQuery } from './shellQueries.ts';

/** What every page of a store view knows of it. */
export interface Shell {
  store: ResultOf<typeof ShellQuery>['storeConfig'];
  storeName: string;
  /** In the order of the menu. */
  menu: MenuEntry[];
  categorySuffix: string;
  productSuffix: string;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

/** The store view and its top-level categories. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell: nothing is known of the store view. Render inside <ShellProvider>.');
  return shell;
}
