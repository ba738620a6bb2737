import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { nextPaint } from '../features/shared/nextPaint.ts';

/** One piece in each frame, so that no scroll has to wait for all of a page. */
async function layOutPiecemeal(given: AbortSignal): Promise<void> {
  for (const piece of document.querySelectorAll('[data-offscreen]')) {
    await nextPaint();
    if (given.aborted) return;
    piece.removeAttribute('data-offscreen');
  }
  document.documentElement.setAttribute('data-whole', '');
}

/**
 * Lays out what a page holds out of sight (`data-offscreen` in the base styles), because places in it are kept in pixels: once
 * it is scrolled, and at once where somebody comes back to a place in it, or goes to a place that the address names. A page
 * that was walked to begins at its top. Stands before what puts a page back to its place.
 */
export function OffscreenLayout() {
  const { key, pathname, hash } = useLocation();
  const isOnward = useNavigationType() === NavigationType.Push;
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const isAtItsTop = isOnward && hash === '' && before.pathname !== pathname;
    document.documentElement.toggleAttribute('data-whole', !isAtItsTop);
  }, [key, pathname, hash, isOnward]);
  useEffect(() => {
    const left = new AbortController();
    const layOut = () => void layOutPiecemeal(left.signal);
    if (scrollY > 0) layOut();
    else addEventListener('scroll', layOut, { once: true, passive: true, signal: left.signal });
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- anew for each page, whose pieces are others
  }, [pathname]);
  return null;
}
