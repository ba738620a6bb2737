/*
 * Ways to pay, by the name of the gateway's option (payment-04).
 */

export const creditCard = 'क्रेडिट कार्ड';
export const debitCard = 'डेबिट कार्ड';
export const anyCard = 'क्रेडिट/डेबिट कार्ड';
export const upi = 'UPI';
export const netbanking = 'नेट बैंकिंग';
export const wallet = 'वॉलेट';
export const instalments = 'EMI';
export const buyNow = 'अभी ख़रीदें, बाद में चुकाएँ';
export const payLater = 'बाद में चुकाएँ';
export const nothing = 'भुगतान की ज़रूरत नहीं';
export const cash = 'कैश ऑन डिलीवरी';
/** What cash on delivery costs. */
export const cashNote = '₹50 का अतिरिक्त शुल्क लगेगा।';
