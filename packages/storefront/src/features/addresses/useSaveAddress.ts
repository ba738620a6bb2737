import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/addressBook';
import type { Region } from '@shop/state';
import { useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useToast } from '../shared/useToast.ts';
import { AddressBookQuery, CreateAddress, UpdateAddress } from './addressBookQueries.ts';
import { readBook, saysTheSame, toInput, type EntryValues } from './bookEntry.ts';

export interface SaveProblem {
  message: string;
  /** The address that was changed is not in the book any more: it can be saved as a new one. */
  isGone?: boolean;
}

/**
 * Saves an address, new or changed. An answer that was lost is settled by reading the book (account-03), so that
 * pressing again adds no second one.
 *
 * @param before ids of the addresses that were there when the form was opened.
 */
export function useSaveAddress(regions: Region[], before: readonly number[]) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem>();
  const isHere = useIsHere();
  const say = useToast();
  /** Two that are sent before the page is drawn anew find the same `busy`. */
  const isSaving = useRef(false);
  /** Nobody knows whether the last attempt was carried out. */
  const isUnsettled = useRef(false);

  const isInBook = async (values: EntryValues, id: number | undefined) => {
    const { customer } = await client.query(AddressBookQuery, {}, { requestPolicy: 'network-only' });
    return readBook(customer?.addresses).some(
      entry => (id === undefined ? !before.includes(entry.id) : entry.id === id) && saysTheSame(entry.values, values),
    );
  };
  const send = (values: EntryValues, id: number | undefined) => {
    const input = toInput(values, regions);
    return id === undefined
      ? client.mutate(CreateAddress, { input })
      : client.mutate(UpdateAddress, { id, input }, { isRepeatable: true });
  };
  const settle = async (values: EntryValues, id: number | undefined): Promise<SaveProblem | undefined> => {
    try {
      if (isUnsettled.current && (await isInBook(values, id))) return undefined;
      isUnsettled.current = false;
      await send(values, id);
      return undefined;
    } catch (reason) {
      if (isLostAnswer(reason)) {
        isUnsettled.current = true;
        return (await isInBook(values, id).catch(() => false)) ? undefined : { message: text.unsure };
      }
      if (!(reason instanceof CommerceError)) return { message: text.unsure };
      const isGone = id !== undefined && reason.problem.kind === 'not-found';
      return isGone ? { message: text.gone, isGone } : { message: problemText(reason.problem) };
    }
  };

  return {
    busy,
    problem,
    /** True when the book holds it. */
    save: async (values: EntryValues, id: number | undefined): Promise<boolean> => {
      if (isSaving.current) return false;
      isSaving.current = true;
      setBusy(true);
      setProblem(undefined);
      const wrong = await settle(values, id);
      if (wrong && !isHere()) say('error', wrong.message);
      setProblem(wrong);
      isSaving.current = false;
      setBusy(false);
      return wrong === undefined;
    },
  };
}
