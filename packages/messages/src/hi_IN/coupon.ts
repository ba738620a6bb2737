/*
 * The coupon of a cart.
 */

export const label = 'कूपन कोड';
export const apply = 'लागू करें';
/** The code stands before it, in bold. */
export const applied = ' लागू है';
export const remove = 'हटाएँ';
/** Begins with what is seen, `remove`. */
export const removeOf = (code: string) => `हटाएँ: कूपन ${code}`;
/** What the list of coupons is called, and what opens the rest of it. */
export const offers = 'आपके लिए कूपन';
export const moreOffers = (count: number) => `${count} और कूपन`;
export const saves = (amount: string) => `इस कार्ट पर ${amount} की बचत`;
/** Begins with what is seen, `apply`. */
export const applyOffer = (code: string) => `लागू करें: कूपन ${code}`;
/** What the list is called while one is applied. */
export const otherOffers = 'दूसरे कूपन';
/** Begins with what is seen, `apply`. */
export const switchTo = (code: string, former: string) => `लागू करें: कूपन ${code}, ${former} की जगह`;
/* What became of the applied coupon when another could not take its place. The reason stands before them. */
export const stillApplied = (code: string) => `कूपन ${code} अब भी लागू है।`;
export const nowOff = (code: string) => `कूपन ${code} अब आपके कार्ट पर लागू नहीं है। वापस चाहिए तो उसे फिर लागू करें।`;
export const stateUnknown = (code: string) =>
  `पता नहीं चल सका कि कूपन ${code} अब भी लागू है या नहीं। ऑर्डर देने से पहले अपना कार्ट फिर देखें।`;
export const missing = 'पहले कूपन कोड भरें।';
