// chunk: options
import { useEffect, useRef, useState } from 'react';

/**
 * Shows what is missing once a form was sent in vain, and leads to the first field that has to be mended: all of it
 * comes into sight, with what it says.
 */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const field = form.current?.querySelector('[data-invalid]');
    field
      ?.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled)')
      ?.focus({ preventScroll: true });
    // Of a field that has the focus only its control would come into sight: what it says stands below.
    field?.scrollIntoView({ block: 'nearest' });
  }, [times]);
  return { form, asked: times > 0, refuse: () => setTimes(count => count + 1) };
}
