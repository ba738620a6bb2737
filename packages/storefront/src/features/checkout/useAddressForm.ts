import { useAppSelector, userSlice } from '@shop/state';
import { useEffect, type ChangeEvent } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import type { AddressStepValues } from './addressStepValues.ts';
import { writeDraft } from './checkoutDraft.ts';
import { fetchAddressWork } from './fetchAddressWork.ts';
import { followBook, withoutBook } from './followBook.ts';
import type { AddressContext } from './sendAddresses.ts';
import { isTypedOver, unknownValues, useKnownLater } from './useKnownLater.ts';

/**
 * The form of the first step. What was typed survives a reload and an expired session, and the bill goes along with the
 * address that is chosen.
 *
 * @param known what is known of the shopper; undefined until it has been read.
 * @param canSend the cart is here.
 */
export function useAddressForm(
  { saved, isGuest, isVirtual }: AddressContext,
  known: AddressStepValues | undefined,
  canSend: boolean,
) {
  const billRegionOf = ({ choice, sameBilling, main, billing }: AddressStepValues) => {
    const chosen = saved.find(({ id }) => id === choice)?.values ?? main;
    return (isVirtual || sameBilling ? chosen : billing).region_code;
  };
  const resolver: Resolver<AddressStepValues> = async (values, context, options) => {
    const work = await fetchAddressWork();
    // What fills in a city checks it, too; whoever sends without the rules is told.
    if (!work) return { values, errors: {} };
    const billed = { isGuest, billRegion: billRegionOf(values) };
    const shown = { ...values, sameBilling: values.sameBilling || isVirtual };
    return work.checkAddressStep(billed, shown)(values, context, options);
  };
  const form = useForm<AddressStepValues>({ defaultValues: known ?? unknownValues, resolver });
  const { control, clearErrors, getValues, setValue } = form;
  const isKnown = useKnownLater(form, known);
  const values = useWatch({ control }) as AddressStepValues;
  const email = useAppSelector(userSlice.selectors.selectEmail);
  // What was kept before is written over once it is known who buys, or somebody typed.
  const isOurs = isKnown && known !== undefined && (canSend || isTypedOver(known, values));
  // The book no longer says anything of a bill that was accepted.
  const accepted = useAppSelector(state => state.checkout.billingAddress);
  useEffect(() => {
    if (isOurs)
      writeDraft({ values: accepted ? values : withoutBook(saved, values), customer: !isGuest, owner: email });
  }, [isOurs, saved, values, isGuest, email, accepted]);

  return {
    form,
    values,
    /** What is known of the shopper stands in it. */
    isKnown,
    /** The bill goes along with what was chosen (checkout-24); whether it goes to the same address stays as it was said. */
    follow: ({ target }: Pick<ChangeEvent<HTMLInputElement>, 'target'>) => {
      const now = getValues();
      const isSaid = target.name === 'sameBilling';
      const { business, ...where } = followBook(saved, now, isVirtual || (isSaid && now.sameBilling));
      if (!isSaid) {
        setValue('sameBilling', where.sameBilling);
        setValue('billing', where.billing);
      }
      setValue('business', business);
      clearErrors('business');
    },
  };
}
