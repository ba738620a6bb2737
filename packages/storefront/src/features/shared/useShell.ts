import { use } from 'react';
import { ShellContext, type Shell } from './ShellContext.ts';

/** The store view and its top-level categories. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell: nothing is known of the store view. Render inside <ShellProvider>.');
  return shell;
}
