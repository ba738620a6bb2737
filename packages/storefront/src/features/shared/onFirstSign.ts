import { nextPaint } from './nextPaint.ts';

/**
 * What a visitor does before anything is asked for. Of a tap its click, the last of it: what came between would hold up
 * its answer. Who turns the wheel over a page that was just walked to may not move the pointer at all.
 */
const SIGNS = ['pointermove', 'wheel', 'click', 'keydown', 'focusin'] as const;

/**
 * Runs something once the page shows that somebody uses it: who only looks has no need of it. The sign may be a press,
 * whose answer comes first.
 *
 * @returns what gives it up.
 */
export function onFirstSign(run: () => void): () => void {
  const given = new AbortController();
  let isGivenUp = false;
  for (const sign of SIGNS)
    addEventListener(
      sign,
      () => {
        given.abort();
        void nextPaint().then(() => {
          if (!isGivenUp) run();
        });
      },
      { signal: given.signal, passive: true },
    );
  return () => {
    isGivenUp = true;
    given.abort();
  };
}
