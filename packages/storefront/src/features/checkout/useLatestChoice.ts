import { useRef, useState } from 'react';

/**
 * A choice that the server has to accept. The newest counts: one that is made while another is on its way is sent after
 * it. When nothing is under way, what the server accepted is shown.
 */
export function useLatestChoice<Choice>(submit: (choice: Choice) => Promise<unknown>) {
  const [pending, setPending] = useState<Choice>();
  const next = useRef<Choice>(undefined);
  const running = useRef(false);
  return {
    /** What was chosen last and is not answered yet. */
    pending,
    choose: async (choice: Choice) => {
      next.current = choice;
      setPending(choice);
      if (running.current) return;
      running.current = true;
      while (next.current !== undefined) {
        const sent = next.current;
        next.current = undefined;
        await submit(sent);
      }
      running.current = false;
      setPending(undefined);
    },
  };
}
