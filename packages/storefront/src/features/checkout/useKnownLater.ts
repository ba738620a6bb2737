import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressStepValues } from './addressStepValues.ts';

/**
 * What the form begins with before anything is known. It names no text: what stands in a field of the document by then
 * was typed there, and is taken over.
 */
export const unknownValues = {
  choice: 'new',
  save: false,
  sameBilling: true,
  business: { wanted: false },
};

/** Those of the values that hold something. */
const typedOf = <Values extends object>(values: Values | undefined): Partial<Values> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== '')) as never;

/** What is known, with what was typed meanwhile over it (checkout-20). */
export const withTyped = (known: AddressStepValues, typed: AddressStepValues): AddressStepValues => ({
  ...known,
  email: typed.email || known.email,
  sameBilling: known.sameBilling && typed.sameBilling,
  main: { ...known.main, ...typedOf(typed.main) },
  billing: { ...known.billing, ...typedOf(typed.billing) },
  business: {
    ...known.business,
    ...typedOf(typed.business),
    wanted: known.business.wanted || typed.business.wanted,
  },
});

/** Whether something stands in the form that is not known. */
export const isTypedOver = (known: AddressStepValues, values: AddressStepValues): boolean =>
  JSON.stringify(withTyped(known, values)) !== JSON.stringify(known);

/**
 * Fills in what is known of the shopper once it has been read; what was typed meanwhile stays.
 *
 * @returns whether it stands in the form.
 */
export function useKnownLater(
  { getValues, reset }: UseFormReturn<AddressStepValues>,
  known: AddressStepValues | undefined,
): boolean {
  const [isFilledIn, setIsFilledIn] = useState(known !== undefined);
  useEffect(() => {
    if (isFilledIn || !known) return;
    reset(withTyped(known, getValues()));
    setIsFilledIn(true);
  }, [isFilledIn, known, getValues, reset]);
  return isFilledIn;
}
