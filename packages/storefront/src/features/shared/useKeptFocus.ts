// chunk: basics
import { useEffect, useRef } from 'react';

/** Whether it can be read where it stands, below the header and with room for what follows it. */
function isInSight(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return top > header && bottom < innerHeight / 2;
}

/**
 * Gives the focus to an element and brings it into sight; a heading to the top, with what belongs to it below. A screen
 * reader reads it out. One in the upper half of the screen stays where it is: what stands above it is not cut off.
 */
export function giveFocus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const isHeading = /^H\d$/.test(target.tagName);
  if (!isHeading || !isInSight(target)) target.scrollIntoView?.({ block: isHeading ? 'start' : 'nearest' });
}

/**
 * Sees to it that the focus is not lost when one part of a page makes room for another: where nothing has it after the
 * change, what `find` names gets it.
 *
 * @param shown what is on the screen now; another value means that it has changed. Undefined until that is known: what
 *   comes first has taken the place of nothing.
 */
export function useKeptFocus(shown: string | undefined, find: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    if (before.current === undefined) {
      before.current = shown;
      return;
    }
    const { activeElement } = document;
    // In a tab that is not seen another one has changed it: nobody has lost anything here.
    const isLost = !document.hidden && (activeElement === null || activeElement === document.body);
    const target = isLost ? find() : undefined;
    // What is to have it may still be on its way.
    if (isLost && !target) return;
    before.current = shown;
    giveFocus(target);
  });
}
