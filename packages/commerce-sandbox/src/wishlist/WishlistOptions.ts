import type { OptionsInput } from '../cart/readOptions.ts';
import { inputError } from '../errors.ts';
import { decodeUid } from '../uid.ts';

/** What was chosen and entered, by Magento's uids, in an order that makes equal choices equal texts. */
export interface WishlistOptions {
  selected: string[];
  entered: { uid: string; value: string }[];
}

/** More than any product asks for. */
const MOST = 100;

/** Characters of one entered value. */
const LONGEST = 1000;

/**
 * The options of an input as a list keeps them. Throws graphql-input for a uid that is not base64, and for more than a
 * list can keep.
 */
export function keptOptions({ selected_options: selected, entered_options: entered }: OptionsInput): WishlistOptions {
  const chosen = [...new Set((selected ?? []).filter(uid => uid !== null))].toSorted();
  const written = new Map((entered ?? []).filter(each => each !== null).map(({ uid, value }) => [uid, value]));
  for (const uid of [...chosen, ...written.keys()]) decodeUid(uid);
  if (chosen.length + written.size > MOST || [...written.values()].some(value => value.length > LONGEST))
    throw inputError('The options of a wish list item are too many or too long.');
  return {
    selected: chosen,
    entered: [...written].map(([uid, value]) => ({ uid, value })).toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
  };
}

export const parseOptions = (text: string): WishlistOptions => JSON.parse(text) as WishlistOptions;

/** The parts of each chosen uid that begins with `type`, for example [["93", "12"]] of `configurable/93/12`. */
export function chosenParts({ selected }: WishlistOptions, type: string): string[][] {
  return selected
    .map(uid => decodeUid(uid).split('/'))
    .filter(([first]) => first === type)
    .map(([, ...rest]) => rest);
}

/** What was entered for the uid of this text, for example `giftcard/giftcard_message`. */
export const enteredFor = ({ entered }: WishlistOptions, text: string): string | null =>
  entered.find(({ uid }) => decodeUid(uid) === text)?.value ?? null;
