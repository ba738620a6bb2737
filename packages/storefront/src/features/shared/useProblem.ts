// chunk: here
import { useState } from 'react';
import { useIsHere } from './useIsHere.ts';
import { useToast } from './useToast.ts';

/**
 * Why something was not done, for the form that sent it: it stands there, and is a message to whoever has left or closed
 * it by then. To be used as `useState` is.
 */
export function useProblem(): readonly [problem: string | undefined, tell: (problem: string | undefined) => void] {
  const isHere = useIsHere();
  const say = useToast();
  const [problem, setProblem] = useState<string>();
  const tell = (why: string | undefined) => {
    if (isHere()) setProblem(why);
    else if (why !== undefined) say('error', why);
  };
  return [problem, tell];
}
