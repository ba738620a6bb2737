import { useCallback, useEffect, useState } from 'react';
import { onFirstSign } from '../shared/onFirstSign.ts';
import type { LiveForm } from './LiveForm.tsx';

let here: typeof LiveForm | undefined;

/**
 * Fetches what keeps, checks and sends an address: with the first sign of a shopper, or at once. The fields stand in the
 * document and take what is typed without it.
 *
 * @param isNeeded something is known that the fields do not show yet, or something was typed before.
 */
export function useLiveForm(isNeeded: boolean) {
  const [Live, setLive] = useState(() => here);
  const [isMissing, setIsMissing] = useState(false);
  const fetch = useCallback(async () => {
    here ??= await import('./LiveForm.tsx').then(
      ({ LiveForm }) => LiveForm,
      () => undefined,
    );
    setLive(() => here);
    setIsMissing(!here);
    return here !== undefined;
  }, []);
  useEffect(() => {
    if (!isNeeded) return onFirstSign(() => void fetch());
    void fetch();
    return undefined;
  }, [isNeeded, fetch]);
  return {
    LiveForm: Live,
    /** It did not come. */
    isMissing,
    /** @returns whether it is here. */
    fetch,
  };
}
