import { isEmail } from '../customer/isEmail.ts';
import { inputError } from '../errors.ts';

/** How a code reaches somebody. */
export type Channel = 'MOBILE' | 'EMAIL';

/** A mobile number or an e-mail address, written in the one form in which it is kept and compared. */
export interface Contact {
  channel: Channel;
  /** Ten digits, or an address in lower case. */
  value: string;
}

const WRITTEN_NUMBER = /^(?:\+91|0091|91(?=\d{10}$)|0)?([6-9]\d{9})$/;

/** Reads what somebody typed. Throws graphql-input for what is neither a number of India nor an address. */
export function readContact({ channel, value }: Contact): Contact {
  const typed = value.trim();
  if (channel === 'EMAIL') {
    if (!isEmail(typed)) throw inputError('The email address has an invalid format.');
    return { channel, value: typed.toLowerCase() };
  }
  const digits = WRITTEN_NUMBER.exec(typed.slice(0, 40).replaceAll(/[\s()-]/g, ''))?.[1];
  if (digits === undefined) throw inputError('Enter an Indian mobile number with 10 digits.');
  return { channel, value: digits };
}
