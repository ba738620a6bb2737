import { useAppDispatch } from '@shop/state';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PincodeAnswers } from '../shared/address/usePincodeAnswers.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import { sendAddresses, type AddressContext } from './sendAddresses.ts';

export interface SendAddressesInput {
  form: UseFormReturn<AddressStepValues>;
  /** Whose addresses they are: it says what is checked and sent. */
  context: AddressContext;
  answers: PincodeAnswers;
  /** The shopper has asked to send it, and everything that it needs to be sent is here. */
  isAsked: boolean;
  /** It is being checked and sent. */
  onSend: () => void;
  /** The back end has accepted who orders and where it goes. */
  onDone: () => void;
}

/** Sends what the first step holds, once it is asked for and checked. */
export function useSendAddresses({ form, isAsked, context, answers, onSend, onDone }: SendAddressesInput) {
  const { saved, isVirtual } = context;
  const dispatch = useAppDispatch();
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
      form.setError(`${name}.postcode`, { message }, { shouldFocus: true });
      return true;
    }
    return false;
  };
  useEffect(() => {
    if (!isAsked) return;
    const send = async () => {
      // What a pincode fills in is part of what is checked.
      await answers.settled();
      onSend();
      await form.handleSubmit(async checked => {
        if (!(await refused(checked)) && (await dispatch(sendAddresses(checked, context)))) onDone();
      })();
    };
    void send();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it was asked for
  }, [isAsked]);
}
