import { useCallback, useEffect, useState, type RefObject } from 'react';
import { fetchOnce } from '../shared/late.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';

const code = fetchOnce(async () => (await import('./LiveForm.tsx')).LiveForm);

/** Something was typed before the shop listened, or the cursor stands in it. */
const holdsSomething = (form: HTMLFormElement | null) =>
  form !== null &&
  (form.matches(':focus-within') ||
    [...new FormData(form).values()].some(value => !['', 'on', 'new'].includes(value as string)));

/**
 * Fetches what keeps, checks and sends an address: with the first sign of a shopper, or at once. The fields stand in the
 * document and take what is typed without it.
 *
 * @param form What is typed in may have been so before.
 * @param isNeeded Something is known that the fields do not show yet.
 */
export function useLiveForm(form: RefObject<HTMLFormElement | null>, isNeeded: boolean) {
  const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming');
  const fetch = useCallback(async () => {
    const isHere = await code.fetch().then(
      () => true,
      () => false,
    );
    setState(isHere ? 'here' : 'missing');
    return isHere;
  }, []);
  useEffect(() => {
    if (!isNeeded && !holdsSomething(form.current)) return onFirstSign(() => void fetch());
    void fetch();
    return undefined;
  }, [form, isNeeded, fetch]);
  return {
    LiveForm: code.Part,
    /** It did not come. */
    isMissing: state === 'missing',
    /** @returns whether it is here. */
    fetch,
  };
}
