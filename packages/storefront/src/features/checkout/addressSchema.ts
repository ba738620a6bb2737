import * as words from '@shop/messages/address';
import { pincodeInvalid } from '@shop/messages/delivery';
import { constants, type AddressForm } from '@shop/state';
import * as v from 'valibot';
import { email, filled, mobile } from '../shared/fieldRules.ts';

/** An address as its fields hold it. */
export interface AddressValues {
  firstname: string;
  lastname: string;
  telephone: string;
  postcode: string;
  street1: string;
  street2: string;
  city: string;
  region_code: string;
  company: string;
}

/** Everything that the first step asks. */
export interface AddressStepValues {
  /** Of a guest. */
  email: string;
  /** Id of a saved address, or "new". */
  choice: string;
  /** Where the order goes; where the bill goes when nothing is delivered. */
  main: AddressValues;
  save: boolean;
  sameBilling: boolean;
  billing: AddressValues;
}

export const emptyAddress: AddressValues = { firstname: '', lastname: '', telephone: '', postcode: '', street1: '', street2: '', city: '', region_code: '', company: '' };

const longest = v.maxLength<string, 255, string>(255, words.tooLong(255));
const text = (missing: string) => v.pipe(filled(missing), longest);
const optional = v.pipe(v.string(), v.trim(), longest);

const address = v.object({
  firstname: text(words.firstnameMissing),
  lastname: text(words.lastnameMissing),
  telephone: v.pipe(filled(words.mobileMissing), mobile(words.mobileWrong)),
  postcode: v.pipe(v.string(), v.trim(), v.minLength(constants.PINCODE_MIN_LENGTH, pincodeInvalid), v.maxLength(10, pincodeInvalid)),
  street1: text(words.streetMissing),
  street2: optional,
  city: text(words.cityMissing),
  region_code: text(words.stateMissing),
  company: optional,
});

const anything = v.any();

interface AddressStepRules {
  /** A guest must give an e-mail address (specification, section 5). */
  isGuest: boolean;
}

/** The rules for what was chosen: an address that is not shown is not checked. */
export const addressStepSchema = ({ isGuest }: AddressStepRules, { choice, sameBilling }: Pick<AddressStepValues, 'choice' | 'sameBilling'>) =>
  v.object({
    email: isGuest ? email : v.string(),
    choice: v.string(),
    main: choice === 'new' ? address : anything,
    save: v.boolean(),
    sameBilling: v.boolean(),
    billing: sameBilling ? anything : address,
  });

/** As the flows of client state take it. */
export const toAddressForm = ({ street1, street2, ...values }: AddressValues, extra: Pick<AddressForm, 'email' | 'save_in_address_book'> = {}): AddressForm => ({
  ...values,
  street: [street1, street2].filter(line => line !== ''),
  ...extra,
});
