/*
 * Being told by e-mail when something sold out is back.
 */

export const title = 'Tell me when it is back';
export const tellMe = 'Tell me when it is back';
/** Where some choices of a product can be had and others cannot. */
export const tellMeOfChoice = 'Your choice is sold out? Get told when it is back';
export const productAndChoice = (product: string, choice: string) => `${product}, ${choice}`;
export const which = 'What are you waiting for?';
export const chooseWhich = 'Choose one';
export const whichMissing = 'Choose what you are waiting for.';
export const privacy = 'One mail when it is back. Your address is used for nothing else, and deleted after that.';
export const send = 'Tell me';
/** The choice is empty where there is none. */
export const waiting = (choice: string) =>
  choice ? `We write to you when ${choice} is back.` : 'We write to you when it is back.';
export const withdraw = 'Do not tell me';
export const withdrawOf = (what: string) => `Do not tell me: ${what}`;
/** Page that a mail leads to. */
export const stopTitle = 'Stop these mails?';
export const stopHelp = 'We will not write to you about anything that you wait for, and delete your address.';
export const stop = 'Stop them';
export const stopped = 'You get no more of these mails';
export const stoppedHelp = 'Your address is deleted.';
export const linkBroken = 'This link is not complete';
export const linkBrokenHelp = 'Open it again from the mail.';
export const toShop = 'Continue shopping';
