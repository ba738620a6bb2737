/*
 * Inviting friends.
 */

export const title = 'Refer a friend';
export const none =
  'There is no reward for referring a friend at present. When there is one, this page says how it works.';
export const toTheShop = 'Go to the shop';

export const yourCode = 'Your code';
export const lead = (shop: string) =>
  `Friends who open an account at ${shop} with your link or code are counted for you.`;
export const shareLink = 'Share your link';
/** What a friend reads beside the link. */
export const invitation = (shop: string) => `Come and shop with me at ${shop}.`;
export const copied = 'Your link is copied.';
export const notCopied = 'The link could not be copied. Your code is on this page.';
export const byMessage = 'Send by WhatsApp';
export const byMail = 'Send by e-mail';
export const invited = 'Friends invited';
export const earned = (coins: string) => `${coins} earned`;
export const notLoaded = 'Your invitation could not be loaded.';
export const signInFirst = 'Sign in to get your link';

export const invitedTitle = 'You are invited';
export const invitedLead = (shop: string) =>
  `A friend invites you to ${shop}. Open an account, and the friend is thanked when your first order is paid.`;
export const createAccount = 'Create an account';
export const lookFirst = 'Look around first';
export const ownLink = 'This is your own link. Send it to a friend who has no account yet.';
export const forNewAccounts = 'Invitations are for who has no account yet. You can invite friends of your own.';
