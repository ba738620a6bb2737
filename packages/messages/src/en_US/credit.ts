/*
 * What a cart is paid with beside money: gift cards and coins.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const haveGiftCard = 'Have a gift card?';
export const anotherGiftCard = 'Use another gift card';
export const usedAlready = 'This gift card pays for your cart already.';
export const label = 'Gift card code';
export const missing = 'Enter the code of a gift card first.';
export const apply = 'Use gift card';
export const check = 'Check balance';
export const balanceOf = (code: string, amount: string) => `${amount} left on ${code}.`;
export const balanceUntil = (code: string, amount: string, date: string) =>
  `${amount} left on ${code}, valid until ${date}.`;
/** The code stands before it, in bold. */
export const pays = (amount: string) => ` pays ${amount}`;
export const staysOnCard = (amount: string) => `${amount} stay on the card.`;
export const remove = 'Remove';
/** Begins with what is seen, `remove`. */
export const removeCard = (code: string) => `Remove gift card ${code}`;

/*
 * The page of gift cards in the account.
 */
export const cardTitle = 'Check a gift card';
export const cardHelp =
  'See what is left on it, and use it for what is in your cart. What you do not spend stays on the card.';
export const putInCart = 'Use in my cart';
export const inCartTitle = 'Gift cards in your cart';
export const inCart = (cards: number) =>
  plural(cards, { one: '1 gift card is in your cart.', other: `${cards} gift cards are in your cart.` });
export const goToCart = 'Go to cart';
/** Read out while it is being fetched. */
export const loading = 'Gift cards';

export const coinsToUse = (coins: string, amount: string) => `You have ${coins}, worth ${amount}.`;
export const payWithCoins = (name: string) => `Pay with ${name}`;
export const coinsPay = (coins: string, amount: string) => `${coins} pay ${amount}`;
/** Begins with what is seen, `remove`. */
export const removeCoins = (name: string) => `Remove ${name}`;
