import { createContext, use } from 'react';
import type { Shell } from './ShellProvider.tsx';

export const ShellContext = createContext<Shell | undefined>(undefined);

/** The store view and its top-level categories. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell: nothing is known of the store view. Render inside <ShellProvider>.');
  return shell;
}
