/*
 * What a cart is paid with beside money: gift cards and coins.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const haveGiftCard = 'क्या आपके पास गिफ़्ट कार्ड है?';
export const anotherGiftCard = 'एक और गिफ़्ट कार्ड लगाएँ';
export const usedAlready = 'यह गिफ़्ट कार्ड आपके कार्ट में पहले से लगा है।';
export const label = 'गिफ़्ट कार्ड कोड';
export const missing = 'पहले गिफ़्ट कार्ड का कोड भरें।';
export const apply = 'गिफ़्ट कार्ड लगाएँ';
export const check = 'बैलेंस देखें';
export const balanceOf = (code: string, amount: string) => `${code} पर ${amount} बाक़ी हैं।`;
export const balanceUntil = (code: string, amount: string, date: string) =>
  `${code} पर ${amount} बाक़ी हैं, ${date} तक मान्य।`;
/** The code stands before it, in bold. */
export const pays = (amount: string) => ` से ${amount} का भुगतान`;
export const staysOnCard = (amount: string) => `कार्ड पर ${amount} बाक़ी रहेंगे।`;
export const remove = 'हटाएँ';
/** Begins with what is seen, `remove`. */
export const removeCard = (code: string) => `हटाएँ: गिफ़्ट कार्ड ${code}`;

/*
 * The page of gift cards in the account.
 */
export const cardTitle = 'गिफ़्ट कार्ड का बैलेंस देखें';
export const cardHelp =
  'देखें कि कार्ड पर कितना बाक़ी है, और उसे अपने कार्ट की वस्तुओं के लिए इस्तेमाल करें। जो ख़र्च नहीं होगा, वह कार्ड पर रहेगा।';
export const putInCart = 'मेरे कार्ट में लगाएँ';
export const inCartTitle = 'आपके कार्ट में गिफ़्ट कार्ड';
export const inCart = (cards: number) =>
  plural(cards, { one: `आपके कार्ट में ${cards} गिफ़्ट कार्ड है।`, other: `आपके कार्ट में ${cards} गिफ़्ट कार्ड हैं।` });
export const goToCart = 'कार्ट पर जाएँ';
/** Read out while it is being fetched. */
export const loading = 'गिफ़्ट कार्ड';

export const coinsToUse = (coins: string, amount: string) => `आपके पास ${coins} हैं, जिनका मूल्य ${amount} है।`;
export const payWithCoins = (name: string) => `${name} से चुकाएँ`;
export const coinsPay = (coins: string, amount: string) => `${coins} से ${amount} का भुगतान`;
/** Begins with what is seen, `remove`. */
export const removeCoins = (name: string) => `हटाएँ: ${name}`;
