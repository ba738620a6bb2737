import { useLayoutEffect, type RefObject } from 'react';

/** Closes a modal that is taken out of the page while it is open, so that the focus goes back to where it came from. */
export function useClosedWhenGone(element: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, [element]);
}
