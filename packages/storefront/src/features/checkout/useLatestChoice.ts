import { useEffect, useRef, useState } from 'react';

/** How long a choice rests before it is sent, ms: arrow keys choose every option that they pass. */
const restMs = 300;

/**
 * A choice that the server has to accept. The newest counts: it is sent once no other has followed for a moment, and
 * after what is on its way. When nothing is under way, what the server accepted is shown.
 */
export function useLatestChoice<Choice>(submit: (choice: Choice) => Promise<unknown>) {
  const [pending, setPending] = useState<Choice>();
  const next = useRef<Choice>(undefined);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async () => {
    if (running.current) return;
    running.current = true;
    while (next.current !== undefined) {
      const sent = next.current;
      next.current = undefined;
      await submit(sent);
    }
    running.current = false;
    // Another one may rest meanwhile.
    if (timer.current === undefined) setPending(undefined);
  };
  return {
    /** What was chosen last and is not answered yet. */
    pending,
    choose: (choice: Choice) => {
      setPending(choice);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        next.current = choice;
        void send();
      }, restMs);
    },
  };
}
