import { useLayoutEffect, type RefObject } from 'react';

/**
 * Closes a modal that is taken out of the page while it is open, so that the focus goes back to where it came from. One
 * that is still there stays open: React's strict mode runs each effect's cleanup once for nothing.
 */
export function useClosedWhenGone(element: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    return () =>
      queueMicrotask(() => {
        if (dialog?.isConnected === false) dialog.close();
      });
  }, [element]);
}
