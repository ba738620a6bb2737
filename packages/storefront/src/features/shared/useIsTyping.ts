import { useEffect, useRef } from 'react';

/** Whether somebody has gone on typing since the press that led to the page, which may take its time. */
export function useIsTyping(): () => boolean {
  const isTyping = useRef(false);
  useEffect(() => {
    const end = new AbortController();
    const hear = (event: Event) => {
      // A key that writes something is followed by its input.
      isTyping.current = event.type === 'input';
    };
    for (const sign of ['input', 'click', 'keydown', 'popstate'] as const)
      addEventListener(sign, hear, { signal: end.signal, capture: true, passive: true });
    return () => end.abort();
  }, []);
  return () => isTyping.current && document.activeElement?.matches('input, textarea') === true;
}
