import { useCallback, useEffect, useState } from 'react';
import { onFirstSign } from '../shared/onFirstSign.ts';

/** Undefined where it does not come. */
const fetchAddressWork = () => import('./addressWork.ts').catch(() => undefined);

let here: Awaited<ReturnType<typeof fetchAddressWork>>;

/**
 * Fetches what keeps, checks and sends an address: with the first sign of a shopper, or at once. The fields stand in the
 * document and take what is typed without it.
 *
 * @param isNeeded something is known that the fields do not show yet, or something was typed before.
 */
export function useAddressWork(isNeeded: boolean) {
  const [work, setWork] = useState(here);
  const [isMissing, setIsMissing] = useState(false);
  const fetch = useCallback(async () => {
    here ??= await fetchAddressWork();
    setWork(here);
    setIsMissing(!here);
    return here !== undefined;
  }, []);
  useEffect(() => {
    if (!isNeeded) return onFirstSign(() => void fetch());
    void fetch();
    return undefined;
  }, [isNeeded, fetch]);
  return {
    work,
    /** It did not come. */
    isMissing,
    /** @returns whether it is here. */
    fetch,
  };
}
