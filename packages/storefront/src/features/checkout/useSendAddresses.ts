import { checkoutSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onFirstSign } from '../shared/onFirstSign.ts';
import { usePincodeAnswers } from '../shared/address/usePincodeAnswers.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import { fetchAddressWork } from './fetchAddressWork.ts';
import type { AddressContext } from './sendAddresses.ts';

const { selectIsSubmitting } = checkoutSlice.selectors;

/**
 * Sends what the first step holds, once it is checked.
 *
 * @param isReady what it needs for that is there. What is asked for before waits.
 * @param onDone the back end has accepted who orders and where it goes.
 */
export function useSendAddresses(
  { handleSubmit, setError, formState: { isSubmitting } }: UseFormReturn<AddressStepValues>,
  isReady: boolean,
  context: AddressContext,
  onDone: () => void,
) {
  const { saved, isVirtual } = context;
  const dispatch = useAppDispatch();
  const isSent = useAppSelector(
    state => selectIsSubmitting(state, 'shippingAddress') || selectIsSubmitting(state, 'billingAddress'),
  );
  const answers = usePincodeAnswers();
  /** Leads to the first pincode that no one knows. A bill may go to a saved address where the shop delivers nothing. */
  const refused = async (checked: AddressStepValues): Promise<boolean> => {
    const isTyped = !saved.some(({ values: { postcode } }) => postcode === checked.billing.postcode);
    const shown = [
      checked.choice === 'new' && 'main',
      !checked.sameBilling && !isVirtual && isTyped && 'billing',
    ] as const;
    for (const name of shown) {
      const message = name && (await answers.refusalOf(checked[name].postcode));
      if (!name || !message) continue;
      setError(`${name}.postcode`, { message }, { shouldFocus: true });
      return true;
    }
    return false;
  };
  const [work, setWork] = useState<'coming' | 'missing'>();
  useEffect(() => onFirstSign(() => void fetchAddressWork()), []);
  const sendChecked = async () => {
    if (work === 'coming') return;
    setWork('coming');
    const fetched = await fetchAddressWork();
    setWork(fetched ? undefined : 'missing');
    await (fetched &&
      handleSubmit(async checked => {
        if (isSent || (await refused(checked))) return;
        if (await dispatch(fetched.sendAddresses(checked, context))) onDone();
      })());
  };
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !isReady) return;
    setIsAsked(false);
    void sendChecked();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it was asked for
  }, [isAsked, isReady]);
  return {
    /** What the shop says of pincodes. */
    answers,
    send: () => setIsAsked(true),
    busy: isSent || isSubmitting || isAsked || work === 'coming',
    /** The code that checks and sends did not come. */
    isMissing: work === 'missing',
  };
}
