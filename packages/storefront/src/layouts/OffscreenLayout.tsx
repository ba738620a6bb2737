import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { nextPaint } from '../features/shared/nextPaint.ts';

const layOutAll = () => document.documentElement.setAttribute('data-whole', '');

/** One piece in each frame, so that no scroll has to wait for all of a page. */
async function layOutPiecemeal(): Promise<void> {
  for (const piece of document.querySelectorAll('[data-offscreen]')) {
    await nextPaint();
    piece.removeAttribute('data-offscreen');
  }
  layOutAll();
}

/**
 * Lays out what a page holds out of sight (`data-offscreen` in the base styles), because places in it are kept in pixels:
 * of the first page once it is scrolled, of all that follow at once. Stands before what puts a page back to its place.
 */
export function OffscreenLayout() {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOutAll();
  }, [key]);
  useEffect(() => {
    if (scrollY > 0) void layOutPiecemeal();
    else addEventListener('scroll', () => void layOutPiecemeal(), { once: true, passive: true });
  }, []);
  return null;
}
