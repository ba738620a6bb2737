/*
 * The loyalty coins of a customer. Each shop has its own name for them.
 */

export const balance = 'बैलेंस';
/** What a balance is worth, with its price written. */
export const worth = (price: string) => `आपके कार्ट में ${price} के बराबर`;
export const untilWhen = (day: string) => `इन्हें ${day} से पहले इस्तेमाल करें।`;
export const howUsed = 'इन्हें कार्ट में, किसी भी ऑर्डर पर ख़र्च करें।';
export const inviteFriends = 'दोस्तों को बुलाएँ और ज़्यादा पाएँ';
/** Before the balance after a change. */
export const balanceBefore = 'बैलेंस ';
export const transactions = 'लेन-देन';
export const notLoaded = (coins: string) => `आपके ${coins} लोड नहीं हो सके।`;
export const noneTitle = (coins: string) => `अभी कोई ${coins} नहीं`;
export const noneHelp = (coins: string) => `हर उस ऑर्डर पर, जिसका भुगतान हो, आपको ${coins} मिलते हैं।`;
export const startShopping = 'शॉपिंग शुरू करें';
