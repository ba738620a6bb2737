// chunk: here
import { useEffect, useRef } from 'react';

/** Whether the part of the page still stands: who went elsewhere while something was awaited stays there. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => isHere.current;
}
