import { useSyncExternalStore } from 'react';

const opening = ['toggle', 'close'] as const;

/** Both events do not bubble, so they are heard on their way down. */
function subscribe(changed: () => void): () => void {
  for (const type of opening) document.addEventListener(type, changed, true);
  return () => {
    for (const type of opening) document.removeEventListener(type, changed, true);
  };
}

const topmost = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

/** The modal dialog that was opened last and is still open. The server knows none. */
export function useTopmostModal(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topmost, () => null);
}
