import * as words from '@shop/messages/address';
import { pincodeInvalid } from '@shop/messages/delivery';
import { constants, type AddressForm } from '@shop/state';
import * as v from 'valibot';

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

const text = (missing: string, most = 255) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, words.tooLong(most)));
const optional = (most = 255) => v.pipe(v.string(), v.trim(), v.maxLength(most, words.tooLong(most)));

const mobile = v.pipe(
  text(words.mobileMissing, 20),
  v.regex(/^(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}$/, words.mobileWrong),
  v.transform(typed => typed.replaceAll(/\D/g, '').slice(-10)),
);

const address = v.object({
  firstname: text(words.firstnameMissing),
  lastname: text(words.lastnameMissing),
  telephone: mobile,
  postcode: v.pipe(v.string(), v.trim(), v.minLength(constants.PINCODE_MIN_LENGTH, pincodeInvalid), v.maxLength(10, pincodeInvalid)),
  street1: text(words.streetMissing),
  street2: optional(),
  city: text(words.cityMissing),
  region_code: text(words.stateMissing),
  company: optional(),
});

const email = v.pipe(text(words.emailMissing), v.email(words.emailWrong));
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
