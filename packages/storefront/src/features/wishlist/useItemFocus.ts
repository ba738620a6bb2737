import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a list whose items go away under it: it goes to the one that took the place, else to the last one,
 * or to the heading of what stands there instead; where nothing does yet, it waits for that.
 *
 * @returns properties of the element around the list, whose items are articles.
 */
export function useItemFocus() {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  // An element that is taken out of the page while it has the focus says nothing.
  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll('article') ?? [];
    const next =
      items[Math.min(place.current, items.length - 1)]?.querySelector<HTMLElement>('a') ??
      list.current?.querySelector('h2');
    if (!next) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  });
  return {
    ref: list,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      const item = target.closest('article');
      place.current = item ? [...currentTarget.querySelectorAll('article')].indexOf(item) : undefined;
    },
    onBlur: () => {
      place.current = undefined;
    },
  };
}
