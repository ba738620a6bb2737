import { useEffect, useRef } from 'react';

/**
 * Takes what was typed or picked in a field before the shop listened: React hears nothing of it, and would draw over it. What
 * the browser put back in a document that is opened again is not taken: what is kept of a form is kept by the shop.
 *
 * @param value what the field was drawn with.
 * @returns the reference for the field.
 */
export function useFound<Field extends HTMLElement & { value: string }>(value: string, take: (found: string) => void) {
  const field = useRef<Field>(null);
  useEffect(() => {
    const found = field.current?.value;
    if (found !== undefined && found !== value && !('whole' in document.documentElement.dataset)) take(found);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return field;
}
