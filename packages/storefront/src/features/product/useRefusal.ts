import { useEffect, useRef, useState } from 'react';

/** Shows what is missing once a form was sent in vain, and leads to the first field that has to be mended. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[data-invalid] :is(input, select, textarea, button):not(:disabled)')?.focus();
  }, [times]);
  return { form, asked: times > 0, refuse: () => setTimes(count => count + 1) };
}
