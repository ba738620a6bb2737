/*
 * Where the shop delivers to: the bar on a product's page and its dialog (delivery-01).
 */

/** City and pincode follow, in bold. */
export const deliveringTo = 'यहाँ डिलीवरी: ';
export const change = 'बदलें';
/** Below a place that is only assumed. */
export const dayUnknown = 'डिलीवरी का दिन देखने के लिए अपना पिनकोड लिखें।';

export const title = 'डिलीवरी का पिनकोड भरें';
export const pincode = 'डिलीवरी का पिनकोड';
export const pincodeHint = 'पिनकोड भरें';
export const city = 'शहर';
export const confirm = 'पुष्टि करें';
export const locate = 'मेरी मौजूदा लोकेशन लें';

/*
 * What is wrong with a pincode (delivery-04, delivery-05, delivery-06).
 */
export const pincodeInvalid = 'पिनकोड का फ़ॉर्मैट सही नहीं है।';
export const cityNotFound = 'इस पिनकोड का शहर नहीं मिला।';
export const locationFailed = 'लोकेशन की जानकारी नहीं मिल सकी।';
