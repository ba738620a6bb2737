const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Brings a tool's script after the first interaction of the document, or at an age of it (analytics-04). Where it does
 * not come, the shop goes on without a word.
 *
 * @param age ms since the document began.
 * @returns what gives it up, where it has not been asked for yet.
 */
export function bringScript(src: string, age: number, onThere: () => void): () => void {
  const waiting = new AbortController();
  const bring = () => {
    giveUp();
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', onThere);
    script.src = src;
    document.head.append(script);
  };
  const timer = setTimeout(bring, Math.max(0, age - performance.now()));
  const giveUp = () => {
    waiting.abort();
    clearTimeout(timer);
  };
  if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) bring();
  else for (const sign of signs) addEventListener(sign, bring, { signal: waiting.signal, passive: true });
  return giveUp;
}
