import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/addressBook';
import { addToast, useAppDispatch } from '@shop/state';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
import { AddressBookQuery, DeleteAddress, UpdateAddress } from './addressBookQueries.ts';
import { readBook, type BookEntry } from './bookEntry.ts';

/** Deletes an address of the book, or makes it the one that is delivered to. What becomes of a lost answer is read back. */
export function useAddressChanges(onChanged: () => void) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<number>();

  /** @param isDone tells by the book as it is now. */
  const run = async (
    id: number,
    send: () => Promise<unknown>,
    isDone: (book: BookEntry[]) => boolean,
    done: string,
  ) => {
    if (busy !== undefined) return false;
    setBusy(id);
    let wrong: string | undefined;
    try {
      await send();
    } catch (reason) {
      const isSettled =
        (isLostAnswer(reason) || (reason instanceof CommerceError && reason.problem.kind === 'not-found')) &&
        (await client.query(AddressBookQuery, {}, { requestPolicy: 'network-only' }).then(
          // Addresses that could not be read are null: that is not none.
          ({ customer }) => Boolean(customer?.addresses) && isDone(readBook(customer?.addresses)),
          () => false,
        ));
      if (!isSettled) wrong = reason instanceof CommerceError ? problemText(reason.problem) : text.unsure;
    }
    setBusy(undefined);
    dispatch(
      addToast(
        wrong === undefined
          ? { type: 'success', message: done, dismissable: true }
          : { type: 'error', message: wrong, dismissable: true },
      ),
    );
    onChanged();
    return wrong === undefined;
  };

  return {
    /** Id of the address that is being changed. */
    busy,
    /** True when the book holds it no more. A default is let go first: the back end deletes none. */
    remove: ({ id, values: { defaultShipping, defaultBilling } }: BookEntry) =>
      run(
        id,
        async () => {
          if (defaultShipping || defaultBilling)
            await client.mutate(UpdateAddress, { id, input: { default_shipping: false, default_billing: false } });
          const { deleteCustomerAddress } = await client.mutate(DeleteAddress, { id });
          if (!deleteCustomerAddress) throw new Error('The address was not deleted.');
        },
        book => !book.some(entry => entry.id === id),
        text.removed,
      ),
    makeDefault: ({ id }: BookEntry) =>
      run(
        id,
        () => client.mutate(UpdateAddress, { id, input: { default_shipping: true } }, { isRepeatable: true }),
        book => book.some(entry => entry.id === id && entry.values.defaultShipping),
        text.isDefault,
      ),
  };
}
