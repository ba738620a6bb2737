import { useEffect, useRef, useState, type MouseEvent } from 'react';

/**
 * Leads on once the cart is as the shopper wished it: leaving its document earlier breaks off what is on its way. What
 * is refused meanwhile keeps the shopper here, where it is told.
 *
 * @param isUnsettled something is on its way.
 * @param refusals how many wishes were refused so far.
 */
export function useGoOn(isUnsettled: boolean, refusals: number) {
  const link = useRef<HTMLAnchorElement>(null);
  const [before, setBefore] = useState<number>();
  useEffect(() => {
    if (before === undefined || isUnsettled) return;
    setBefore(undefined);
    if (before === refusals) link.current?.click();
  }, [before, isUnsettled, refusals]);
  return {
    /** The link was pressed and leads on in a moment. */
    isWaiting: before !== undefined,
    press: (event: MouseEvent<HTMLElement>) => {
      if (!isUnsettled || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      link.current = event.currentTarget as HTMLAnchorElement;
      setBefore(refusals);
    },
  };
}
