import { useEffect } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { usePincodeAnswers, type PincodeAnswers } from '../shared/address/usePincodeAnswers.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import { checkAddressStep } from './checkAddressStep.ts';
import { useSendAddresses, type SendAddressesInput } from './useSendAddresses.ts';

/** The form of the first step at one moment. */
export type LiveAddress = UseFormReturn<AddressStepValues> & { answers: PincodeAnswers };

export interface LiveFormProps extends Omit<SendAddressesInput, 'form' | 'answers'> {
  /** Hears of the form once it is here, and with each change of it. */
  onChange: (form: LiveAddress) => void;
}

/**
 * What keeps, checks and sends the fields of the first step; it draws nothing, for the fields stand there before. It begins
 * without values: what stands in a field by then was typed there, and is taken over (checkout-20).
 */
export function LiveForm({ context, onChange, ...sending }: LiveFormProps) {
  const { saved, isGuest, isVirtual } = context;
  const resolver: Resolver<AddressStepValues> = (values, given, options) => {
    const { choice, sameBilling, main, billing } = values;
    const isHere = isVirtual || sameBilling;
    const chosen = saved.find(({ id }) => id === choice)?.values ?? main;
    const billRegion = (isHere ? chosen : billing).region_code;
    return checkAddressStep({ isGuest, billRegion }, { ...values, sameBilling: isHere })(values, given, options);
  };
  const form = useForm<AddressStepValues>({ resolver });
  const { formState } = form;
  const values = useWatch({ control: form.control });
  const answers = usePincodeAnswers();
  // oxlint-disable-next-line react/exhaustive-deps -- told of anew with each of its values
  useEffect(() => onChange({ ...form, formState, answers }), [form, formState, values, onChange]);
  useSendAddresses({ form, context, answers, ...sending });
  return null;
}
