import { whileVisible } from '@shop/ui';
import { askServerTime } from './askServerTime.ts';
import { timeLeft } from './timeLeft.ts';

/**
 * Counts down to the end of offers, by the server's time, while it is in sight. Where that time is not to be had, the day
 * that stands there says enough. A device that slept asks again.
 */
export function runDealsEnd(root: HTMLElement, { until }: { until: number }): () => void {
  const left = root.querySelector<HTMLElement>('[data-left]');
  const over = root.querySelector<HTMLElement>('[data-over]');
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ahead: number | undefined;
  let isSeen = false;

  const tick = () => {
    clearTimeout(timer);
    if (ahead === undefined || !isSeen) return;
    const remaining = until - (performance.now() + ahead);
    if (remaining <= 0) {
      root.dataset['ended'] = '';
      if (over) over.hidden = false;
      return;
    }
    if (left) left.textContent = timeLeft(remaining);
    timer = setTimeout(tick, remaining % 1000 || 1000);
  };
  const ask = () =>
    askServerTime().then(
      now => {
        ahead = now - performance.now();
        if (!gone.signal.aborted) tick();
      },
      () => {},
    );
  const unwatch = whileVisible(root, seen => {
    isSeen = seen;
    if (seen && ahead === undefined) void ask();
    else tick();
  });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && ahead !== undefined) void ask();
    },
    gone,
  );
  return () => {
    gone.abort();
    unwatch();
    clearTimeout(timer);
  };
}
