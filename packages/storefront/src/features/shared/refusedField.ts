/** A field of an account that the back end may refuse. */
export type RefusedField = 'firstname' | 'lastname' | 'email' | 'password';

/**
 * How Magento speaks of each, in English and in Hindi. Of a password first: a sentence about one may name the e-mail
 * address too.
 */
const sentences: [RefusedField, RegExp][] = [
  ['password', /^(The password (needs|can't)|Please enter a password|Minimum of different classes|पासवर्ड में )/],
  ['email', /email address|ईमेल पत/],
  ['firstname', /First Name|पहला नाम/],
  ['lastname', /Last Name|उपनाम/],
];

/**
 * The field that a refusal of the back end is about, at which it stands then (session-12); undefined where it is about
 * something else, or said in other words than Magento's.
 */
export const refusedField = (refusal: string | undefined): RefusedField | undefined =>
  sentences.find(([, words]) => refusal !== undefined && words.test(refusal))?.[0];
