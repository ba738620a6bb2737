/*
 * What is chosen on the pages of bundles, groups, downloads, gift cards and products with options of their own.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const none = 'None';
/** First entry of a list of which something has to be taken. */
export const choose = 'Choose one';
export const chooseOption = (option: string) => `Choose one for “${option}”.`;
export const chooseSome = (option: string) => `Choose at least one for “${option}”.`;
export const optional = 'optional';
export const soldOut = 'Out of stock';
export const pieces = (count: number, product: string) => (count > 1 ? `${count} × ${product}` : product);
/** Stands before what a choice adds to the price. */
export const adds = (amount: string) => `+ ${amount}`;
export const quantityOf = (product: string) => `Quantity of ${product}`;

export const answer = (option: string) => `Fill in “${option}”.`;
export const lettersLeft = (left: number) =>
  plural(left, { one: `${left} letter left`, other: `${left} letters left` });
export const tooLong = (letters: number) =>
  plural(letters, { one: `That is ${letters} letter too many.`, other: `That is ${letters} letters too many.` });

export const tiers = 'Prices for several';
export const tier = (pieces: number, amount: string, percent: number) =>
  percent > 0 ? `Buy ${pieces} for ${amount} each and save ${percent}%` : `Buy ${pieces} for ${amount} each`;

/** Pieces are sold in bundles of so many. */
export const soldInSteps = (pieces: number) => `Sold in multiples of ${pieces}`;
export const soldFrom = (pieces: number) => `Sold from ${pieces} pieces on`;

export const members = 'Choose how many of each';
export const chooseMember = 'Choose how many you want of at least one.';
export const addedTogether = (count: number) =>
  plural(count, { one: '1 product is in your cart.', other: `${count} products are in your cart.` });
export const addedInPart = (count: number) =>
  plural(count, {
    one: '1 product is in your cart. What is left here could not be added.',
    other: `${count} products are in your cart. What is left here could not be added.`,
  });

export const youGet = 'You get';
export const chooseLink = 'Choose at least one.';
export const samples = 'Look inside first';
export const sampleOf = (title: string) => `Sample of ${title}`;
export const sample = 'Sample';
export const opensInTab = 'opens in a new tab';
export const downloadHelp = 'You can download it from your orders as soon as it is paid.';

export const amount = 'Amount';
export const otherAmount = 'Other amount';
export const yourAmount = 'Your amount in rupees';
export const chooseAmount = 'Choose an amount.';
export const amountBetween = (least: string, most: string) => `From ${least} to ${most}.`;
export const amountFrom = (least: string) => `From ${least}.`;
export const amountUpTo = (most: string) => `Up to ${most}.`;
export const recipientName = 'Recipient’s name';
export const recipientEmail = 'Recipient’s e-mail';
export const senderName = 'Your name';
export const senderEmail = 'Your e-mail';
export const message = 'Message';
export const messageHint = (left: number) =>
  plural(left, { one: `Optional. ${left} letter left.`, other: `Optional. ${left} letters left.` });
export const fillIn = (field: string) => `Fill in: ${field}.`;
export const wrongEmail = 'This e-mail address is not complete. It looks like name@example.com.';
export const messageTooLong = (most: number) => `At most ${most} letters.`;
export const byEmail = 'Sent by e-mail as soon as it is paid.';
export const byPost = 'Sent by post to the delivery address.';
export const byBoth = 'Sent by e-mail as soon as it is paid, and by post to the delivery address.';

/** Labels of a gift card in the cart and in orders. */
export const to = 'To';
export const by = 'From';
export const links = 'Downloads';

export const soldOn = (shop: string) => `Sold on ${shop}`;
export const share = 'Share';
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'The link could not be copied. Copy it from the address bar.';
