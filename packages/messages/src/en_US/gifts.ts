/*
 * A cart or an order that is a gift.
 */

export const title = 'Is it a gift?';
/** What is offered, in a few words. */
export const offer = 'Add a message, wrapping or a printed card';
export const isGift = 'This is a gift';
export const add = 'Add gift options';
export const change = 'Change';
/** Begins with what is seen, `change`. */
export const changeGift = 'Change gift options';
export const remove = 'Remove';
/** Begins with what is seen, `remove`. */
export const removeGift = 'Remove gift options';
export const messageTo = (name: string) => `Message to ${name}`;
export const message = 'Message';
export const to = 'To';
export const from = 'From';
export const messageHint = (most: number) => `Up to ${most} characters. It goes into the parcel.`;
/** Where only some of the message is filled in. */
export const incomplete = 'Fill in the message and both names, or leave all three empty.';
export const wrapping = 'Gift wrapping';
export const noWrapping = 'No wrapping';
export const free = 'Free';
export const card = (price: string) => `Print the message on a card (${price})`;
export const freeCard = 'Print the message on a card';
export const cardNeedsMessage = 'Write a message for the card.';
export const receipt = 'Receipt without prices in the parcel';
export const save = 'Save';
export const cancel = 'Cancel';
export const printedCard = 'Printed card';
export const withoutPrices = 'Receipt without prices';
