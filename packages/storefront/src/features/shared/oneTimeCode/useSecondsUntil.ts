import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down; 0 from then on. The moment is in ms since 1970, and stays: key by it. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = moment > now;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
