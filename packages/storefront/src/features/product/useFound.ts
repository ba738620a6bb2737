import { useEffect, useRef, useState } from 'react';

/**
 * Takes what was typed or picked in a field before the shop listened: React hears nothing of it, and would draw over it. What
 * the browser put back in a document that is opened again is not taken: what is kept of a form is kept by the shop.
 *
 * @param value what the field was drawn with.
 * @param take is called once what is kept of the form was read.
 * @returns the reference for the field.
 */
export function useFound<Field extends HTMLElement & { value: string }>(value: string, take: (found: string) => void) {
  const field = useRef<Field>(null);
  const [found, setFound] = useState<string>();
  useEffect(() => {
    const now = field.current?.value;
    if (now !== undefined && now !== value && !('whole' in document.documentElement.dataset)) setFound(now);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    if (found !== undefined) take(found);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [found]);
  return field;
}
