import { useAppSelector, userSlice } from '@shop/state';
import { useCallback, useEffect, useMemo, useState, type ChangeEvent } from 'react';
import type { FieldsOf } from '../shared/address/addressFormContext.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import { writeDraft } from './checkoutDraft.ts';
import { followBook, withoutBook } from './followBook.ts';
import type { LiveAddress } from './LiveForm.tsx';
import type { AddressContext } from './sendAddresses.ts';
import { typedIn } from './typedIn.ts';
import { isTypedOver, useKnownLater, withTyped } from './useKnownLater.ts';

/** What is shown before anything is known. */
const unknownValues = { choice: 'new', sameBilling: true, business: { wanted: false } } as AddressStepValues;

/** Stands in for the form before its code is here: a field bears its name alone, and keeps what is typed itself. */
const bareFields = {
  register: (name: string) => ({ name }),
  formState: { errors: {} },
} as unknown as FieldsOf<AddressStepValues>;

/**
 * The form of the first step. What was typed survives a reload and an expired session, and the bill goes along with the
 * address that is chosen.
 *
 * @param known what is known of the shopper; undefined until it has been read.
 * @param canSend the cart is here.
 */
export function useAddressForm(
  { saved, isGuest, isVirtual }: Pick<AddressContext, 'saved' | 'isGuest' | 'isVirtual'>,
  known: AddressStepValues | undefined,
  canSend: boolean,
) {
  const [live, setLive] = useState<LiveAddress>();
  const isKnown = useKnownLater(live, known);
  const values = useMemo(() => (isKnown && live ? live.getValues() : (known ?? unknownValues)), [isKnown, live, known]);
  const email = useAppSelector(userSlice.selectors.selectEmail);
  // What was kept before is written over once it is known who buys, or somebody typed.
  const isOurs = isKnown && known !== undefined && (canSend || isTypedOver(known, values));
  // The book no longer says anything of a bill that was accepted.
  const accepted = useAppSelector(state => state.checkout.billingAddress);
  const keep = useCallback(
    (kept: AddressStepValues) =>
      writeDraft({ values: accepted ? kept : withoutBook(saved, kept), customer: !isGuest, owner: email }),
    [saved, isGuest, email, accepted],
  );
  useEffect(() => {
    if (isOurs) keep(values);
  }, [isOurs, values, keep]);

  return {
    /** The form; undefined until its code is here. */
    live,
    setLive,
    /** What a field needs of its form. */
    fields: live ?? bareFields,
    values,
    /** What is known of the shopper stands in it. */
    isKnown,
    /** Keeps what is typed while the code of the form is on its way: the network may go away before it comes. */
    keepTyped: (form: HTMLFormElement) => {
      if (known && !isKnown) keep(withTyped(known, typedIn(form)));
    },
    /** The bill goes along with what was chosen (checkout-24); whether it goes to the same address stays as it was said. */
    follow: ({ target }: Pick<ChangeEvent<HTMLInputElement>, 'target'>) => {
      if (!live) return;
      const now = live.getValues();
      const isSaid = target.name === 'sameBilling';
      const { business, ...where } = followBook(saved, now, isVirtual || (isSaid && now.sameBilling));
      if (!isSaid) {
        live.setValue('sameBilling', where.sameBilling);
        live.setValue('billing', where.billing);
      }
      live.setValue('business', business);
      live.clearErrors('business');
    },
  };
}
