import { useEffect, useState } from 'react';
import type { DeepPartial } from 'react-hook-form';
import type { AddressStepValues } from './addressStepValues.ts';
import type { LiveAddress } from './LiveForm.tsx';

/** Those of the values that hold something. */
const typedOf = <Values extends object>(values: Values | undefined): Partial<Values> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== '')) as never;

/** What is known, with what was typed and chosen meanwhile over it (checkout-20). What is not shown is not typed. */
export const withTyped = (known: AddressStepValues, typed: DeepPartial<AddressStepValues>): AddressStepValues => ({
  ...known,
  email: typed.email || known.email,
  choice: typed.choice || known.choice,
  save: typed.save ?? known.save,
  sameBilling: known.sameBilling && (typed.sameBilling ?? true),
  main: { ...known.main, ...typedOf(typed.main) },
  billing: { ...known.billing, ...typedOf(typed.billing) },
  business: {
    ...known.business,
    ...typedOf(typed.business),
    wanted: known.business.wanted || Boolean(typed.business?.wanted),
  },
});

/** Whether something stands in the form that is not known. */
export const isTypedOver = (known: AddressStepValues, values: AddressStepValues): boolean =>
  JSON.stringify(withTyped(known, values)) !== JSON.stringify(known);

/**
 * Fills in what is known of the shopper once it has been read and the form is here; what was typed meanwhile stays.
 *
 * @returns whether it stands in the form.
 */
export function useKnownLater(live: LiveAddress | undefined, known: AddressStepValues | undefined): boolean {
  const [isFilledIn, setIsFilledIn] = useState(false);
  useEffect(() => {
    if (isFilledIn || !known || !live) return;
    live.reset(withTyped(known, live.getValues()), { keepFieldsRef: true });
    setIsFilledIn(true);
  }, [isFilledIn, known, live]);
  return isFilledIn;
}
