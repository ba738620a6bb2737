import { useEffect, useRef } from 'react';

/** Leads the focus to the heading of the empty cart when the last line goes, which had it. */
export function useEmptiedFocus(status: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'ready' && status === 'empty' && document.activeElement === document.body)
      heading.current?.focus();
    before.current = status;
  }, [status]);
  return heading;
}
