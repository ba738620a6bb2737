/*
 * The menu of the account, which stands beside its pages and in the You panel (frame-15, account-01).
 */

export const menu = 'मेरा खाता';
export const profile = 'मेरी प्रोफ़ाइल';
export const orders = 'मेरे ऑर्डर';
export const addresses = 'मेरे पते';
export const coins = 'मेरे कॉइन';
export const communications = 'सूचनाएँ और ऑफ़र';
export const bills = 'मेरे बिल और रिचार्ज';
export const signOut = 'साइन आउट करें';
