// chunk: signs
import { useAppDispatch } from '@shop/state';
import { useState, type ComponentType, type RefObject } from 'react';
import { tellMissing } from './late.tsx';

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
 * is handed over. Clicks in the markup go to `press`: a button that waits for the code brings it and is pressed once
 * more then, and where the code does not come the shopper is told.
 */
export function useServed<Props>(code: ServedCode<Props>) {
  const dispatch = useAppDispatch();
  const [Part, setPart] = useState(() => code.Part);
  const [served] = useState(() => {
    const place: RefObject<HTMLElement | null> = { current: null };
    let pressed: Element | undefined;
    const fetch = () =>
      void Promise.all([import('./takeOver.ts'), code.load()]).then(
        ([{ takeOver }, Own]) =>
          place.current && takeOver(place.current, pressed, () => setPart(() => (code.Part = Own))),
        () => {
          if (pressed) dispatch(tellMissing());
          pressed = undefined;
        },
      );
    const press = ({ target }: Pick<Event, 'target'>) => {
      const button = (target as Element).closest('button[type=button]');
      if (!button) return;
      pressed = button;
      fetch();
    };
    return { place, fetch, press };
  });
  return { Part, ...served };
}
