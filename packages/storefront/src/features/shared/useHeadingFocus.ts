import { useEffect } from 'react';
import { giveFocus } from './useKeptFocus.ts';

/**
 * Leads the focus on to the heading of a page that was walked to before its heading was known: it waits at `main`
 * meanwhile (`usePageFocus`).
 *
 * @param isShown the heading stands.
 */
export function useHeadingFocus(isShown: boolean): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (isShown && document.activeElement === main) giveFocus(main?.querySelector('h1'));
  }, [isShown]);
}
