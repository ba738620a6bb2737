import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser shows this page again as it was left, for instance after the back button on a gateway's
 * page: what was busy then is not any more.
 */
export function useRestored(onRestored: () => void): void {
  const latest = useRef(onRestored);
  useEffect(() => {
    latest.current = onRestored;
  });
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
