/*
 * What a product states and promises: the strip beside its price, its specifications, its box.
 */

export const freeDelivery = 'मुफ़्त डिलीवरी';
export const deliveryFee = (fee: string) => `डिलीवरी ${fee}`;
/** `from` is what a cart has to be worth. */
export const deliveryFeeBelow = (fee: string, from: string) => `डिलीवरी ${fee}, ${from} से मुफ़्त`;

export const notReturned = 'वापसी नहीं होगी';
/** It may be given back for its price. */
export const returned = (days: number) => `${days} दिन में वापसी`;
/** It may be given back for another piece. */
export const replaced = (days: number) => `${days} दिन में रिप्लेसमेंट`;
export const warranty = (said: string) => `वारंटी: ${said}`;
export const soldBy = (seller: string) => `विक्रेता: ${seller}`;

export const instalmentsFrom = (amount: string) => `EMI ${amount} प्रति माह से`;
/** Opens all plans. */
export const plans = 'EMI प्लान';
export const plansTitle = 'किस्तों में चुकाएँ';
export const plansFor = (price: string) => `${price} के लिए, क्रेडिट कार्ड से; भुगतान करते समय EMI चुनें।`;
export const months = 'महीने';
export const monthly = 'हर माह';
export const interest = 'ब्याज';
export const total = 'कुल';
export const noInterest = 'नहीं';
/** Percent a year. */
export const interestOf = (amount: string, percent: number) => `${amount} (${percent}%)`;
export const plansNote =
  'किस्तें आज की क़ीमत से निकाली गई हैं। बैंक प्रोसेसिंग शुल्क और ब्याज पर GST जोड़ सकता है; भुगतान से पहले वह दोनों बताता है।';

/** The first offer, and how many there are beside it. */
export const offered = (first: string, others: number) => (others === 0 ? first : `${first} और ${others} अन्य ऑफ़र`);
/** Opens all offers. */
export const seeOffers = 'ऑफ़र';
export const offersTitle = 'इस प्रोडक्ट के ऑफ़र';
export const offersNote = 'कोड कार्ट में लिखें। एक बार में एक।';

export const specifications = 'विशेषताएँ';
export const inTheBox = 'डिब्बे में क्या है';

/** Where and when a price elsewhere was read. */
export const priceSeen = (platform: string, host: string, when: string) => `${platform}: ${host} पर देखी गई, ${when}।`;
