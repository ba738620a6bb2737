import { useSyncExternalStore } from 'react';

const opening = ['toggle', 'close'] as const;

/**
 * Both events do not bubble, so they are heard on their way down. A dialog that is taken out of the page while it is
 * open says neither: while one is open, the page is watched for that.
 */
function subscribe(changed: () => void): () => void {
  const removals = new MutationObserver(() => follow());
  const follow = () => {
    if (topmost()) removals.observe(document.body, { childList: true, subtree: true });
    else removals.disconnect();
    changed();
  };
  follow();
  for (const type of opening) document.addEventListener(type, follow, true);
  return () => {
    removals.disconnect();
    for (const type of opening) document.removeEventListener(type, follow, true);
  };
}

const topmost = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

/** The modal dialog that was opened last and is still open. The server knows none. */
export function useTopmostModal(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topmost, () => null);
}
