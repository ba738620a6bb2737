/*
 * Purchase programmes of students and employees.
 */

export const programme = {
  STUDENT: 'Student programme',
  EMPLOYEE: 'Employee programme',
};

export const formTitle = {
  STUDENT: 'Say where you study or teach',
  EMPLOYEE: 'Say where you work',
};

export const lead = {
  STUDENT: 'Enter the code of your institute. Then confirm the e-mail address that it gave you.',
  EMPLOYEE: 'Enter the code of your company. Then confirm your e-mail address at work.',
};
export const signInFirst = 'Sign in to verify';
export const signInLead = 'Your account remembers that you are verified, in every shop of ours, for a year.';

export const code = { STUDENT: 'Institute code', EMPLOYEE: 'Company code' };
export const codeHint = {
  STUDENT: 'From your placement cell, your library or the principal’s office.',
  EMPLOYEE: 'From your human resources department.',
};
export const codeMissing = {
  STUDENT: 'Enter the code of your institute.',
  EMPLOYEE: 'Enter the code of your company.',
};
export const goOn = 'Go on';

export const email = { STUDENT: 'Institute e-mail', EMPLOYEE: 'E-mail at work' };
/** `domains`: for example `navodit-college.example or navodit.example`. */
export const emailHint = (domains: string) => `It ends in ${domains}.`;
export const emailElsewhere = (domains: string) => `Enter an address that ends in ${domains}.`;
export const sendCode = 'Send the code';
export const otherCode = { STUDENT: 'Use another institute code', EMPLOYEE: 'Use another company code' };

export const sentTo = (address: string) => `A code is on its way to ${address}.`;
export const verify = 'Verify';
export const otherEmail = 'Use another e-mail';

export const verified = 'You are verified';
export const hasEndedTitle = 'Your verification has ended';
export const institute = { STUDENT: 'Institute', EMPLOYEE: 'Company' };
export const address = 'E-mail';
export const until = 'Good until';
export const ended = 'Ended on';
export const pricesAre = 'You see and pay the prices of the programme wherever you are signed in.';
export const endsSoon = 'Verify again before it ends, and your prices stay as they are.';
export const hasEnded = 'You pay what everybody pays. Verify again, and the lower prices are back.';
export const verifyAgain = 'Verify again';
export const verifyElsewhere = 'Verify somewhere else';
export const keepAsIs = 'Keep it as it is';
/** Leads to the store view of the institute. */
export const toStore = (institute: string) => `Go to the shop of ${institute}`;
export const nowVerified = 'You are verified. These are your prices now.';
/** `institute`: where the customer belongs to the other programme. */
export const otherProgramme = (institute: string) =>
  `You are verified at ${institute} now. Verifying here takes its place.`;

export const notLoaded = 'Whether you are verified could not be loaded.';
export const unsure = 'It is not known whether that worked. Try again.';

/** On the page of the profile. */
export const title = 'Purchase programme';
