/*
 * The fields of an address, and what a pincode stands for.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const pincode = 'Pincode';
export const pincodeHint = 'City and state are filled in from it.';
/** When nobody can be asked. */
export const lookupFailed = (why: string) => `${why} Enter city and state yourself.`;
export const lookingUp = 'Looking up city and state…';
/** Read out when a pincode has filled them. */
export const filledIn = (cityAndState: string) => `City and state are filled in: ${cityAndState}.`;
/*
 * What a pincode stands for: one sentence each.
 */
export const place = (cityAndState: string) => `${cityAndState}.`;
export const deliveryDays = (days: number) =>
  plural(days, { one: ` About ${days} working day to your door.`, other: ` About ${days} working days to your door.` });
export const noCash = ' No cash on delivery here.';

export const firstname = 'First name';
export const lastname = 'Last name';
export const business = 'Bill to a company';
export const company = 'Company';
export const companyMissing = 'Enter the name of the company.';
export const gstin = 'GSTIN (optional)';
export const gstinHint = 'For a GST invoice: 15 characters, of the state that the bill goes to.';
export const gstinLength = (length: number) => `A GSTIN has 15 characters; this one has ${length}.`;
export const gstinShape = 'A GSTIN begins with two digits and then your PAN, as in 29ABCDE1234F1ZW.';
export const gstinCheck = 'This is no GSTIN: compare each character.';
export const gstinState = (given: string, wanted: string) =>
  `This GSTIN begins with ${given}. One of the state that the bill goes to begins with ${wanted}.`;
export const street = 'House number and street';
export const area = 'Area or landmark (optional)';
export const city = 'City';
export const state = 'State';
export const choose = 'Choose';
export const mobile = 'Mobile number';
export const mobileHint = 'For the courier.';

export const firstnameMissing = 'Enter the first name.';
export const lastnameMissing = 'Enter the last name.';
export const streetMissing = 'Enter the house number and street.';
export const cityMissing = 'Enter the city.';
export const stateMissing = 'Choose the state.';
export const mobileMissing = 'Enter a mobile number for the courier.';
