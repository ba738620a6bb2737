/*
 * Giving items of an order back.
 */

export const title = 'Returns';
export const dialogTitle = 'Return items';
export const until = (date: string) => `You can return items until ${date}.`;
export const choose = 'Which items go back?';
export const chooseSome = 'Choose at least one item.';
export const howMany = (name: string) => `How many of ${name}`;
export const of = (count: number) => `of ${count}`;
export const reason = 'Why do they go back?';
export const chooseReason = 'Choose a reason';
export const reasonMissing = 'Choose a reason.';
export const comment = 'What else should we know? (optional)';
export const commentLong = (most: number) => `Write at most ${most} characters.`;
export const next = 'We answer by e-mail and tell you how the items get back to us.';
export const cashBack =
  'You paid in cash. Once the items are back, a mail asks to which UPI ID or bank account your money goes.';
export const keep = 'Keep items';
export const send = 'Request return';
export const notLoaded = 'What can go back could not be loaded.';
export const notSent = 'The return could not be asked for. Try again.';
export const reasonsNotLoaded = 'The reasons to choose from could not be loaded.';
/** Stands after what went wrong. */
export const mayBeSent = 'It may be asked for all the same. Press again: we look first, and it is asked for once.';
export const sent = (number: string) => `We have your return ${number}, and answer by e-mail.`;
/** To a guest, whose return waits for a press in the mail. */
export const mailIsSent = (email: string) =>
  `We have sent a mail to ${email}. Open its link within a day to confirm your return.`;
export const confirmTitle = 'Confirm your return';
export const confirmHelp = 'We look at what you want to give back, and answer by e-mail.';
export const confirmNow = 'Yes, return the items';
export const confirmed = (number: string) => `We have your return ${number}`;
export const confirmedHelp = 'We answer by e-mail and tell you how the items get back to us.';
/** Stands after a refusal, where the answer to an earlier press was lost. */
export const mayBeConfirmed = 'Your press before may have confirmed it: look at your order.';
export const nothingLeft = 'Nothing of this order can go back any more.';
export const close = 'Close';

export const number = (text: string) => `Return ${text}`;
export const askedOn = (date: string) => `Asked for on ${date}`;
/** How many pieces of what. */
export const pieces = (count: number, name: string) => `${count} × ${name}`;

export const comments = (number: string) => `What was said of return ${number}`;
/** Who said it, and when. */
export const commentBy = (name: string, moment: string) => `${name}, ${moment}`;
export const commentAdd = 'Add a comment';
export const commentTitle = (number: string) => `Add a comment to return ${number}`;
export const commentText = 'Your comment';
export const commentMissing = 'Write a comment.';
export const commentSend = 'Send';
export const commentSent = 'We have your comment.';
export const commentNotSent = 'The comment could not be sent. Try again.';
/** Stands after what went wrong. */
export const commentMayBeSent = 'It may be sent all the same. Press again: we look first, and it is sent once.';

/** How far a return is, by the back end's name of it. */
export const status = {
  PENDING: 'Waiting for our answer',
  UNCONFIRMED: 'Waiting for you to confirm it by mail',
  AUTHORIZED: 'Accepted: send the items back',
  PARTIALLY_AUTHORIZED: 'Accepted in part: send those items back',
  RECEIVED: 'Items arrived, we look at them',
  PARTIALLY_RECEIVED: 'Some items arrived, we look at them',
  APPROVED: 'Approved: your refund is on its way',
  PARTIALLY_APPROVED: 'Approved in part: your refund is on its way',
  REJECTED: 'Not approved',
  PARTIALLY_REJECTED: 'Not approved in part',
  DENIED: 'Not accepted',
  PROCESSED_AND_CLOSED: 'Refunded',
  CLOSED: 'Closed',
};
