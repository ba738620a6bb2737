/*
 * What the account knows of a customer, and how it is changed. Fields that other forms have too are in `fields.ts` and
 * `account.ts`.
 */

export const title = 'My Account';
export const notLoaded = 'Your profile could not be loaded.';
/** Read out while it is being fetched. */
export const loading = 'Profile';
export const name = 'Name';
export const email = 'E-mail';
export const password = 'Password';
export const passwordShown = '••••••••';
export const change = 'Change';
/** What a button "Change" is called where there are several. */
export const changeOf = (what: string) => `Change: ${what}`;
/** Stands where nothing is known yet. */
export const notAdded = 'Not added yet';
export const add = 'Add';
/** What a button "Add" is called where there are several. */
export const addOf = (what: string) => `Add: ${what}`;
export const save = 'Save';
export const cancel = 'Cancel';

export const nameSaved = 'Your name is saved.';
export const newEmail = 'New e-mail';
export const emailHelp = 'You sign in with it from then on, and on other devices you are signed out.';
export const emailSaved = 'Your e-mail is changed. We have told both addresses.';
export const emailSame = 'This is your e-mail already.';
export const currentPassword = 'Current password';
export const currentMissing = 'Enter your current password.';
/** What Magento calls "Invalid login or password." where one is signed in. */
export const currentWrong = 'This is not your current password.';
export const newPassword = 'New password';
export const passwordHelp = 'On other devices you are signed out.';
export const passwordSaved = 'Your password is changed.';
export const passwordSame = 'Choose a password that differs from your current one.';

/*
 * The contacts that a code proves.
 */
export const mobile = 'Mobile number';
export const yourMobile = 'Your mobile number';
export const mobileMissing = 'Enter your mobile number.';
export const mobileSaved = 'Your mobile number is saved.';
export const mobileRemoved = 'Your mobile number is removed.';
export const personal = 'Personal e-mail';
export const yourPersonal = 'Your personal e-mail';
export const personalSame = 'You sign in with this address. Enter another one.';
export const personalSaved = 'Your personal e-mail is saved.';
export const personalRemoved = 'Your personal e-mail is removed.';
export const codeFirst = 'We send a code there first, to see that it is yours.';
export const sendCode = 'Send the code';
export const remove = 'Remove';
/** Begins with what is seen, `remove`. */
export const removeOf = (what: string) => `Remove: ${what}`;
export const codeSent = (contact: string) => `We have sent a code to ${contact}. It is good for 10 minutes.`;
/** The answer to the wish for a code was lost. */
export const codeUnsure =
  'We could not hear whether the code was sent. If it comes, enter it; else ask for another one.';
export const verify = 'Verify';
export const otherMobile = 'Use another number';
export const otherPersonal = 'Use another e-mail';
export const notAnswered = 'The shop did not answer as it should. Try again.';

/** The answer was lost, and nothing could be read back. */
export const unsure = 'We could not hear whether this was done. Check your connection and try again.';
