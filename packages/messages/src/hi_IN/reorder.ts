/*
 * Buying what an order had again.
 */

export const inCartAgain = 'इस ऑर्डर का सब कुछ आपके कार्ट में है।';
/** The names of lines follow. */
export const notAdded = (names: string) => `ये कार्ट में नहीं जोड़े जा सके: ${names}।`;
export const someAdded = (names: string) => `बाक़ी आपके कार्ट में हैं। ये नहीं जोड़े जा सके: ${names}।`;
export const notReordered = 'ऑर्डर फिर से ख़रीदा नहीं जा सका। फिर कोशिश करें।';
/** The answer was lost, and the cart has grown. */
export const mostInCartAgain = 'जो फिर से ख़रीदा जा सकता है, वह आपके कार्ट में है।';
/** Stands after what went wrong. */
export const mayBeInCart = 'फिर भी हो सकता है कि कुछ आपके कार्ट में हो: फिर दबाने से पहले वहाँ देखें।';
export const seeCart = 'मेरा कार्ट देखें';
