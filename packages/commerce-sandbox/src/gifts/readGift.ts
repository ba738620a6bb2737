import type { DatabaseSync } from 'node:sqlite';
import { inputError, noSuchEntity } from '../errors.ts';
import { decodeId } from '../uid.ts';
import type { ChosenWrapping, GiftMessage } from './Gift.ts';
import { wrappingById } from './wrappings.ts';

/** Characters of a message. */
export const LONGEST_GIFT_MESSAGE = 500;

/** Characters of a name on it. */
const LONGEST_NAME = 255;

/** A message as it was typed; null where all of it is empty. Throws graphql-input. */
export function readGiftMessage(input: GiftMessage | null | undefined): GiftMessage | null {
  if (!input) return null;
  const read = { from: input.from.trim(), to: input.to.trim(), message: input.message.trim() };
  if (read.from === '' && read.to === '' && read.message === '') return null;
  if (read.message.length > LONGEST_GIFT_MESSAGE)
    throw inputError(`"Gift Message" length must be equal or less than ${LONGEST_GIFT_MESSAGE} characters.`);
  for (const name of [read.from, read.to]) {
    if (name.length > LONGEST_NAME)
      throw inputError(`"Gift Message" names must be equal or less than ${LONGEST_NAME} characters.`);
  }
  return read;
}

/** The design of a uid, as it is chosen now; null where none is. Throws graphql-input and graphql-no-such-entity. */
export function readWrapping(db: DatabaseSync, uid: string | null | undefined): ChosenWrapping | null {
  if (!uid) return null;
  const found = wrappingById(db, decodeId(uid));
  if (!found) throw noSuchEntity(`Could not find a gift wrapping with ID "${uid}"`);
  return { id: found.id, design: found.design, price: found.price };
}
