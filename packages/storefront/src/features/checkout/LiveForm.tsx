import { useEffect } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { AddressStepValues } from './addressStepValues.ts';
import { checkAddressStep } from './checkAddressStep.ts';
import type { AddressContext } from './sendAddresses.ts';

/** The form of the first step at one moment. */
export type LiveAddress = UseFormReturn<AddressStepValues>;

export interface LiveFormProps {
  /** Whose addresses they are: it says what is checked. */
  context: AddressContext;
  /** Hears of the form once it is here, and with each change of it. */
  onChange: (form: LiveAddress) => void;
}

/**
 * What keeps and checks the fields of the first step; it draws nothing, for the fields stand there before. It begins
 * without values: what stands in a field by then was typed there, and is taken over (checkout-20).
 */
export function LiveForm({ context: { saved, isGuest, isVirtual }, onChange }: LiveFormProps) {
  const resolver: Resolver<AddressStepValues> = (values, context, options) => {
    const { choice, sameBilling, main, billing } = values;
    const isHere = isVirtual || sameBilling;
    const chosen = saved.find(({ id }) => id === choice)?.values ?? main;
    const billRegion = (isHere ? chosen : billing).region_code;
    return checkAddressStep({ isGuest, billRegion }, { ...values, sameBilling: isHere })(values, context, options);
  };
  const form = useForm<AddressStepValues>({ resolver });
  const { formState } = form;
  const values = useWatch({ control: form.control });
  // oxlint-disable-next-line react/exhaustive-deps -- told of anew with each of its values
  useEffect(() => onChange({ ...form, formState }), [form, formState, values, onChange]);
  return null;
}
