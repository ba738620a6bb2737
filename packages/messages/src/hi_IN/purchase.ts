/*
 * What may go wrong on the way from a cart to an order.
 */

/** Rule cart-08. */
export const cartNotCreated = 'कार्ट नहीं बन सका';
export const cartNotFound = 'कोई कार्ट नहीं मिला';
export const lineLost = (product: string) => `${product} को बदला नहीं जा सका और वह अब आपके कार्ट में नहीं है।`;
export const couponLeft = (code: string) =>
  `कूपन ${code} अब आपके कार्ट पर लागू नहीं होता, इसलिए हटा दिया गया। उसके लिए न्यूनतम राशि या कुछ ख़ास प्रोडक्ट ज़रूरी हो सकते हैं।`;
export const mergeWaits =
  'साइन इन करने से पहले आपने कार्ट में जो जोड़ा था, वह अभी यहाँ नहीं लाया जा सका। वह सुरक्षित है: आपका कार्ट पेज फिर कोशिश करेगा।';
/** A guest's, or a customer's that was filled in a shop of another website. */
export const cartGone = 'शॉप के पास अब आपका कार्ट नहीं है, इसलिए कोई ऑर्डर नहीं हुआ। प्रोडक्ट नए कार्ट में जोड़ें।';
export const sessionEnded =
  'आपका सेशन ख़त्म हो गया, इसलिए आप साइन आउट हो गए हैं। अपना कार्ट और ऑर्डर देखने के लिए फिर साइन इन करें।';
export const sessionEndedSignIn = 'साइन इन करें';

/** The name of a field follows, as developers know it (checkout-01, checkout-02). */
export const missing = (what: string) => `ज़रूरी जानकारी नहीं है: ${what}`;
export const signedOut = 'आप साइन आउट हो गए हैं। फिर साइन इन करें।';
export const stateUnknown = 'अपना राज्य चुनें।';

export const paymentNotOpened = 'भुगतान शुरू नहीं हो सका। फिर कोशिश करें।';
export const paymentOpen = 'इस कार्ट का एक भुगतान अभी खुला है। पहले उसे पूरा करें या रद्द करें।';
export const toPayment = 'भुगतान पर जाएँ';
export const paymentRefused = 'आपके बैंक ने भुगतान अस्वीकार कर दिया। आपका कार्ट वैसा ही है।';
export const paymentUnknown = 'शॉप से एरर आ रहा है, इसलिए अभी पता नहीं कि आपके भुगतान का क्या हुआ। कृपया दोबारा भुगतान न करें।';
export const paymentSlow = 'आपके भुगतान का क्या हुआ, यह बताने में शॉप को देर लग रही है। कृपया दोबारा भुगतान न करें।';
export const paymentUnopened = 'भुगतान खुल नहीं सका, इसलिए कोई भुगतान नहीं हुआ। आपका कार्ट वैसा ही है।';
export const paymentNotMade = 'भुगतान नहीं हुआ। आपका कार्ट वैसा ही है।';
export const noOpenPayment = 'इस ब्राउज़र में कोई भुगतान खुला नहीं है। उसका क्या हुआ, यह अपने ऑर्डर में देखें।';
export const orderUnsettled =
  'शॉप से संपर्क नहीं हो पा रहा है, इसलिए पता नहीं कि आपका ऑर्डर हुआ या नहीं। सब कुछ सुरक्षित है, और ऑर्डर दो बार नहीं होगा।';
export const orderUnanswered =
  'शॉप से एरर आ रहा है, इसलिए पता नहीं कि आपका ऑर्डर हुआ या नहीं। सब कुछ सुरक्षित है, और ऑर्डर दो बार नहीं होगा।';
export const orderNotPlaced = 'आपका ऑर्डर नहीं हुआ। आपका कार्ट वैसा ही है।';
export const cartChanged = 'इस बीच आपका कार्ट बदल गया, इसलिए कोई ऑर्डर नहीं हुआ। कार्ट और राशि फिर से देखें।';
export const orderNotRestored = 'ऑर्डर वापस कार्ट में नहीं लाया जा सका।';
/** Said after signing in again. */
export const addTakenUp = 'सेशन ख़त्म होते समय आप जो जोड़ रहे थे, वह आपके कार्ट में है।';
export const giftCardUnknown = 'इस कोड का कोई गिफ़्ट कार्ड नहीं है।';
