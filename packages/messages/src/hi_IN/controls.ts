/*
 * What the parts of the UI kit say by themselves, whatever they stand in.
 */

export const breadcrumbs = 'ब्रेडक्रंब';
export const close = 'बंद करें';
export const tryAgain = 'फिर कोशिश करें';

/** Rule errors-03. */
export const pageNotFound = 'ओह! आप जो ढूँढ रहे हैं, वह हमें नहीं मिला';
/** In capitals (errors-03). */
export const backToHome = 'होम पेज पर वापस जाएँ';

export const hidePassword = 'पासवर्ड छिपाएँ';
export const showPassword = 'पासवर्ड दिखाएँ';

/** Rule look-16. */
export const fetching = 'डेटा लाया जा रहा है...';
export const pageLoading = 'पेज लोड हो रहा है';
export const productsLoading = 'प्रोडक्ट लोड हो रहे हैं';

/** Read out before the price that a product had; the amount follows. */
export const priceBefore = 'पहले ';
export const percentOff = (percent: number) => `${percent}% छूट`;
export const outOfStock = 'स्टॉक में नहीं';
export const priceElsewhere = 'दूसरी जगह क़ीमत';

/** Read out after the name of a step. */
export const stepDone = ', हो गया';
export const eventDone = 'हो गया';
export const eventNow = 'अभी';
export const eventComing = 'आना बाक़ी';

export const oneLess = 'एक कम करें';
export const oneMore = 'एक बढ़ाएँ';

export const skipToContent = 'सीधे मुख्य सामग्री पर जाएँ';

/** What the place of the short messages over the page is called, with the key that leads there and back. */
export const toasts = 'संदेश (F8)';
export const dismiss = 'हटाएँ';
