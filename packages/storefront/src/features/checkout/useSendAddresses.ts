import { checkoutSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { useEffect, useState } from 'react';
import type { PincodeAnswers } from '../shared/address/usePincodeAnswers.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import type { LiveAddress } from './LiveForm.tsx';
import type { AddressContext } from './sendAddresses.ts';
import type { useAddressWork } from './useAddressWork.ts';

const { selectIsSubmitting } = checkoutSlice.selectors;

export interface SendAddressesInput {
  /** The form, once everything that it needs to be sent is here. What is asked for before waits. */
  ready: LiveAddress | undefined;
  work: ReturnType<typeof useAddressWork>;
  context: AddressContext;
  answers: PincodeAnswers;
  /** The back end has accepted who orders and where it goes. */
  onDone: () => void;
}

/** Sends what the first step holds, once it is checked. */
export function useSendAddresses({ ready, work: { work, fetch }, context, answers, onDone }: SendAddressesInput) {
  const { saved, isVirtual } = context;
  const dispatch = useAppDispatch();
  const isSent = useAppSelector(
    state => selectIsSubmitting(state, 'shippingAddress') || selectIsSubmitting(state, 'billingAddress'),
  );
  /** Leads to the first pincode that no one knows. A bill may go to a saved address where the shop delivers nothing. */
  const refused = async (form: LiveAddress, checked: AddressStepValues): Promise<boolean> => {
    const isTyped = !saved.some(({ values: { postcode } }) => postcode === checked.billing.postcode);
    const shown = [
      checked.choice === 'new' && 'main',
      !checked.sameBilling && !isVirtual && isTyped && 'billing',
    ] as const;
    for (const name of shown) {
      const message = name && (await answers.refusalOf(checked[name].postcode));
      if (!name || !message) continue;
      form.setError(`${name}.postcode`, { message }, { shouldFocus: true });
      return true;
    }
    return false;
  };
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !ready || !work) return;
    const send = async () => {
      // What a pincode fills in is part of what is checked.
      await answers.settled();
      setIsAsked(false);
      await ready.handleSubmit(async checked => {
        if (isSent || (await refused(ready, checked))) return;
        if (await dispatch(work.sendAddresses(checked, context))) onDone();
      })();
    };
    void send();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it was asked for
  }, [isAsked, ready === undefined]);
  return {
    send: async () => {
      setIsAsked(true);
      if (!(await fetch())) setIsAsked(false);
    },
    busy: isSent || isAsked || (ready?.formState.isSubmitting ?? false),
  };
}
