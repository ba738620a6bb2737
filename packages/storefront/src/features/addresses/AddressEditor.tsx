import * as text from '@shop/messages/addressBook';
import { addToast, useAppDispatch } from '@shop/state';
import { ErrorView } from '@shop/ui';
import { useCallback, useState } from 'react';
import { clearFormDraft, readFormDraft, writeFormDraft } from '../shared/account/formDraft.ts';
import { useRegions } from '../shared/address/useRegions.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressListSkeleton } from './AddressList.tsx';
import { newEntry, type BookEntry, type EntryValues, type Names } from './bookEntry.ts';
import { useSaveAddress } from './useSaveAddress.ts';

export interface AddressEditorProps {
  /** Id of an address of the book, or "new". */
  edit: string;
  /** Whose book it is: a new address begins with this name. */
  customer: Names & { email: string | null };
  /** Every address of the book, among which `edit` is looked up. */
  entries: BookEntry[];
  /** Closes the form: the address is saved, or given up. */
  onDone: () => void;
}

/** The form of one address over the book: what was typed is kept until it is saved or given up (account-04). */
export function AddressEditor({ edit, customer, entries, onDone }: AddressEditorProps) {
  const dispatch = useAppDispatch();
  const { regions, regionsFailed, retryRegions } = useRegions();
  const owner = customer.email ?? '';
  const form = `address ${edit}`;
  const present = entries.find(({ id }) => String(id) === edit);
  // What the form was opened with: an answer that comes later does not overwrite what is typed.
  const [opened] = useState(() => ({
    id: present?.id,
    ids: entries.map(({ id }) => id),
    known:
      (readFormDraft(form, owner) as EntryValues | undefined) ??
      present?.values ??
      newEntry(customer, entries.length === 0),
  }));
  const { busy, problem, save } = useSaveAddress(regions, opened.ids);
  const keep = useCallback((values: EntryValues) => writeFormDraft(form, owner, values), [form, owner]);
  const close = () => {
    clearFormDraft(form);
    onDone();
  };
  const isHere = useIsHere();
  const send = async (values: EntryValues, asNew: boolean) => {
    if (!(await save(values, asNew ? undefined : opened.id))) return;
    dispatch(addToast({ type: 'success', message: text.saved, dismissable: true }));
    // Whoever has left meanwhile is not led back.
    if (isHere()) close();
    else clearFormDraft(form);
  };
  if (regions.length === 0)
    return regionsFailed ? (
      <ErrorView message={text.regionsNotLoaded} onRetry={retryRegions} />
    ) : (
      <AddressListSkeleton />
    );
  return (
    <AddressForm
      known={opened.known}
      isNew={opened.id === undefined}
      regions={regions}
      busy={busy}
      problem={problem}
      onType={keep}
      onSave={(values, asNew) => void send(values, asNew)}
      onCancel={close}
    />
  );
}
