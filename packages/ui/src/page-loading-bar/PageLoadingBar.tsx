import * as text from '@shop/messages/controls';
import { useEffect, useState } from 'react';
import css from './PageLoadingBar.module.css';

/** How long the full bar stays after loading, ms (look-15). */
export const loadingBarLinger = 750;

export interface PageLoadingBarProps {
  /** The next page is on its way. */
  loading: boolean;
}

/** A thin bar at the top: off, loading, done. It lingers for 750 ms after loading (look-15). */
export function PageLoadingBar({ loading }: PageLoadingBarProps) {
  const [state, setState] = useState<'off' | 'loading' | 'done'>('off');
  useEffect(() => {
    if (loading) {
      setState('loading');
      return;
    }
    setState(previous => (previous === 'loading' ? 'done' : previous));
    const timer = setTimeout(() => setState('off'), loadingBarLinger);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <div
      className={css['bar']}
      data-state={state}
      role="progressbar"
      aria-label={text.pageLoading}
      // Once it is full there is nothing to wait for.
      aria-hidden={state !== 'loading'}
    />
  );
}
