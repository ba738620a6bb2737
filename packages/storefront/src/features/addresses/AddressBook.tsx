import * as text from '@shop/messages/addressBook';
import { constants } from '@shop/state';
import { ErrorView } from '@shop/ui';
import { useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useLastKnown } from '../shared/useLastKnown.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { useReturnToTab } from '../shared/useReturnToTab.ts';
import { AddressBookQuery } from './addressBookQueries.ts';
import { AddressEditor } from './AddressEditor.tsx';
import css from './Addresses.module.css';
import { AddressList, AddressListSkeleton } from './AddressList.tsx';
import { readBook, type BookEntry } from './bookEntry.ts';
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx';
import { useAddressChanges } from './useAddressChanges.ts';

export interface AddressBookProps {
  /** Which address the address line asks to change: an id, "new", or none. */
  edit: string | null;
  /** Back from the form to the list. */
  onDone: () => void;
}

/** The customer's addresses: the list, or the form of one of them. What another tab changed is asked for on return. */
export function AddressBook({ edit, onDone }: AddressBookProps) {
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: AddressBookQuery,
    requestPolicy: 'cache-and-network',
  });
  const refresh = () => again({ requestPolicy: 'network-only' });
  useReturnToTab(refresh);
  const { busy, remove, makeDefault } = useAddressChanges(refresh);
  const [doomed, setDoomed] = useState<BookEntry>();
  /** Id of the address that was deleted last: it takes its buttons along. */
  const [gone, setGone] = useState<number>();
  /** The form that is open. It stays when its address goes away in another tab: what was typed is not lost. */
  const [opened, setOpened] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const list = () => place.current?.querySelector<HTMLElement>('[data-form-start], [data-list-start], h2');
  const done = () => {
    refresh();
    onDone();
  };
  // Addresses that could not be read are null: that is not none.
  const customer = useLastKnown(error && !data?.customer?.addresses ? undefined : data?.customer);
  const hasGone = gone !== undefined && customer?.addresses?.every(entry => entry?.id !== gone);
  useKeptFocus(`${edit ?? 'list'} ${hasGone ? gone : ''}`, list);
  if (!customer) {
    if (error ?? (data && !fetching && !stale)) return <ErrorView message={text.notLoaded} onRetry={refresh} />;
    return <AddressListSkeleton />;
  }
  const entries = readBook(customer.addresses);
  const isKnown =
    edit === 'new' || entries.some(({ id, country }) => String(id) === edit && country === constants.COUNTRY);
  const opens = edit !== null && isKnown;
  if (opens && opened !== edit) setOpened(edit);
  if (edit === null && opened !== null) setOpened(null);
  const removeDoomed = async () => {
    if (doomed && (await remove(doomed))) setGone(doomed.id);
    setDoomed(undefined);
  };
  return (
    <div ref={place} className={css['list']} data-alone="">
      {edit !== null && (opens || opened === edit) ? (
        <AddressEditor key={edit} edit={edit} customer={customer} entries={entries} onDone={done} />
      ) : (
        <AddressList
          entries={entries}
          busy={busy}
          onMakeDefault={entry => void makeDefault(entry)}
          onRemove={setDoomed}
        />
      )}
      {doomed && (
        <DeleteAddressDialog
          entry={doomed}
          busy={busy === doomed.id}
          onDelete={() => void removeDoomed()}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  );
}
