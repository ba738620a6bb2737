import { useSyncExternalStore } from 'react';

const wide = '(width >= 960px)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for two columns, in a browser. */
export const isWide = (): boolean => matchMedia(wide).matches;

/** Whether there is room for two columns, and again when that changes; false on the server. */
export const useWide = (): boolean => useSyncExternalStore(listen, isWide, () => false);
