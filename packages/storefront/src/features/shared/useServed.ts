// chunk: signs
import { useRef, useState, type ComponentType } from 'react';

/** Where the code of a part comes from, and the part once it is here. */
export interface ServedCode<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** On the server it is here from the start. */
  Part: ComponentType<Props> | undefined;
}

/** Fetches the code, for a page that the server did not write. Where it does not come, the part comes later. */
export const fetchServed = async <Props>(code: ServedCode<Props>): Promise<void> => {
  code.Part ??= await code.load().catch(() => undefined);
};

/**
 * A part that the server wrote and that its code takes over later: `place` is the element that holds its markup, and
 * `Part` the part once it stands there itself. `fetch` brings the code; what was typed, ticked and focused in the markup
 * is handed over, and what was pressed last (`press` remembers it) is pressed once more.
 */
export function useServed<Props>(code: ServedCode<Props>) {
  const place = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [Part, setPart] = useState(() => code.Part);
  const [{ press, fetch }] = useState(() => ({
    press: (target: EventTarget | null) => void (pressed.current = target),
    fetch: () =>
      void Promise.all([import('./takeOver.ts'), fetchServed(code)]).then(
        ([{ takeOver }]) =>
          place.current && code.Part && takeOver(place.current, pressed.current, () => setPart(() => code.Part)),
        () => undefined,
      ),
  }));
  return { place, Part, press, fetch };
}
