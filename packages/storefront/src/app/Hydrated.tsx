import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { SessionContext } from '../context/SessionContext.ts';

export interface HydratedProps {
  /** Starts the flows of the store: reads the stored session first, then asks the server. */
  start: () => void;
  /** The whole page, which learns by the session context that it may act. */
  children: ReactNode;
}

/**
 * Says that the shop listens: starts its flows, marks the document, and takes over what the late loader kept. Stands on
 * the server too, where its effect never runs, because ids of fields follow the shape of the tree.
 */
export function Hydrated({ start, children }: HydratedProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    start();
    // All of the page hears of it: in a transition that does not hold up a press.
    startTransition(() => setReady(true));
  }, [start]);
  useEffect(() => {
    if (!ready) return;
    document.documentElement.dataset['hydrated'] = 'true';
    window.shopHydrated?.();
  }, [ready]);
  return <SessionContext value={ready}>{children}</SessionContext>;
}
