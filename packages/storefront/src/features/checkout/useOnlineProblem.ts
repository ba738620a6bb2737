import type { Problem } from '@shop/commerce-client';
import { useAppSelector } from '@shop/state';
import { useEffect, useState } from 'react';

/** A problem, but for having been offline once the shopper is online again: then there is none any more (checkout-19). */
export function useOnlineProblem(problem: Problem | null): Problem | null {
  const isOnline = useAppSelector(state => state.app.isOnline);
  const [past, setPast] = useState<Problem | null>(null);
  useEffect(() => {
    if (isOnline) setPast(problem);
    // oxlint-disable-next-line react/exhaustive-deps -- only what went wrong before the network came back is past
  }, [isOnline]);
  return problem?.kind === 'offline' && problem === past ? null : problem;
}
