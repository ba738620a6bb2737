// chunk: behaviour
import { useEffect, useRef, type RefObject } from 'react';

/** Makes what the server has drawn move and answer; gives the way to end it. */
export type Behaviour<Options> = (root: HTMLElement, options: Options) => () => void;

/**
 * Brings an element's behaviour when it stands in the page. The markup is whole without it, so a page that has no such
 * element pays nothing, and one that has it waits for nothing. Behaviour that cannot be fetched is left out.
 *
 * @param load Imports it. The same function each time.
 * @param options What it is told. Other options end it and begin anew, so they must be the same object as long as they say
 *   the same.
 * @returns The ref of the element.
 */
export function useBehaviour<Options>(
  load: () => Promise<Behaviour<Options>>,
  options: Options,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    load().then(
      run => {
        if (!gone && root.current) stop = run(root.current, options);
      },
      () => {},
    );
    return () => {
      gone = true;
      stop();
    };
  }, [load, options]);
  return root;
}
