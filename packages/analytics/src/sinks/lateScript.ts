const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** A tool's script, which comes once to a document. */
export interface LateScript {
  /** Brings it once the page has time for it, and tells when it is there; one that is there is told of at once. */
  bring(onThere: () => void): void;
  /** Gives it up, where it has not been asked for yet. */
  giveUp(): void;
}

/**
 * A script that comes after the first interaction of the document, or at an age of it (analytics-04). Where it does not
 * come, the shop goes on without a word.
 *
 * @param age ms since the document began.
 */
export function lateScript(src: string, age: number): LateScript {
  let script: HTMLScriptElement | undefined;
  let isThere = false;
  let giveUp = () => {};
  const ask = () => {
    giveUp();
    script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => {
      isThere = true;
    });
    script.src = src;
    document.head.append(script);
  };
  return {
    giveUp: () => giveUp(),
    bring(onThere) {
      if (isThere) {
        onThere();
        return;
      }
      const askAndTell = () => {
        if (!script) ask();
        script?.addEventListener('load', onThere);
      };
      if (script ?? (navigator.userActivation as UserActivation | undefined)?.hasBeenActive) {
        askAndTell();
        return;
      }
      const waiting = new AbortController();
      const timer = setTimeout(askAndTell, Math.max(0, age - performance.now()));
      giveUp = () => {
        waiting.abort();
        clearTimeout(timer);
      };
      for (const sign of signs) addEventListener(sign, askAndTell, { signal: waiting.signal, passive: true });
    },
  };
}
