import { useLayoutEffect, useRef } from 'react';

/**
 * Whoever removes a line by keyboard goes on at the line that takes its place, and not at the top of the page.
 *
 * @param keys what the lines are known by, in their order.
 */
export function useLineFocus(keys: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ key: string; place: number }>(undefined);
  useLayoutEffect(() => {
    if (last.current === undefined || keys.includes(last.current.key) || document.activeElement !== document.body)
      return;
    const lines = list.current?.children;
    lines?.[Math.min(last.current.place, keys.length - 1)]?.querySelector<HTMLElement>('a:not([tabindex])')?.focus();
  });
  return {
    list,
    /** For `onFocus` of a line. */
    noteFocus: (key: string) => void (last.current = { key, place: keys.indexOf(key) }),
  };
}
