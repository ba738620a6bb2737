/*
 * The cart: its page, its lines and its totals.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const title = 'शॉपिंग कार्ट';
export const heading = 'आपका कार्ट';
export const itemCount = (count: number) => plural(count, { one: `${count} वस्तु`, other: `${count} वस्तुएँ` });
export const loading = 'आपका कार्ट लोड हो रहा है';
/** The reason follows. */
export const notLoaded = 'आपका कार्ट लोड नहीं हो सका। ';

export const emptyTitle = 'आपका कार्ट ख़ाली है';
export const emptyForCustomer = 'आप जो कार्ट में जोड़ेंगे, वह ख़रीदने तक यहीं रहेगा।';
export const emptyForGuest = 'पहले रखी हुई वस्तुएँ देखने के लिए साइन इन करें, या कुछ नया ढूँढें।';
export const startShopping = 'शॉपिंग शुरू करें';
export const signIn = 'साइन इन करें';
/** Of a cart whose prices guests do not see. */
export const hiddenTitle = 'अपना कार्ट देखने के लिए साइन इन करें';
export const hiddenHelp = 'यहाँ क़ीमतें सदस्यों को ही दिखती हैं। आपके कार्ट में जो है, वह उसी में रहेगा।';

export const orderOpen = 'इस कार्ट का एक ऑर्डर अभी अधूरा है';
export const orderOpenHelp = 'उसका भुगतान पूरा करें, या कार्ट वापस पाने के लिए उसे रद्द करें।';
export const orderOpenShow = 'ऑर्डर की स्थिति देखें';

/** The day follows, where it is known. */
export const deliverTo = (city: string, pincode: string) => `${city} ${pincode} पर डिलीवरी।`;
export const handlingForEach = (amount: string) => `हर नग पर ${amount} हैंडलिंग शुल्क अलग से`;
export const quantityOf = (product: string) => `${product} की मात्रा`;
export const removeLine = (product: string) => `${product} हटाएँ`;
export const updating = 'आपका कार्ट अपडेट हो रहा है';
/** Read out before the price of all pieces of a line; the amount follows. */
export const together = 'कुल ';
export const saved = (amount: string) => `आपकी बचत ${amount}`;
export const atMost = (pieces: number) => `ज़्यादा से ज़्यादा ${pieces} ख़रीद सकते हैं`;
export const inSteps = (pieces: number) => `${pieces} के गुणकों में मिलता है`;
export const atLeast = (pieces: number) => `कम से कम ${pieces} ख़रीदने होंगे`;
/** On what stands in the way of an order. */
export const takeOut = 'हटाएँ';
/** Begins with what is seen, `takeOut`. */
export const takeOutOf = (product: string) => `हटाएँ: ${product}, कार्ट से`;
export const takeFewer = (pieces: number) => `${pieces} लें`;
/** Begins with what is seen, `takeFewer`. */
export const takeFewerOf = (pieces: number, product: string) => `${pieces} लें: ${product}`;
export const seeSimilar = 'मिलते-जुलते देखें';
/** Begins with what is seen, `seeSimilar`. */
export const seeSimilarTo = (product: string) => `मिलते-जुलते देखें: ${product} जैसे प्रोडक्ट`;
export const buyMore = (pieces: number, amount: string) => `${pieces} या ज़्यादा ख़रीदें, हर एक ${amount} में`;
export const priceChanged = (amount: string) => `क़ीमत बदल गई है: जब आपने कार्ट में जोड़ा, तब ${amount} थी।`;
export const lineSoldOut = 'यह प्रोडक्ट स्टॉक में नहीं है।';
export const lineNotForSale = 'यह प्रोडक्ट अभी नहीं ख़रीदा जा सकता।';
/** Stands for a product whose name is not known. */
export const someProduct = 'प्रोडक्ट';
export const lineRemoved = (product: string) => `${product} को हटा दिया गया।`;
/** Its quantity was to be changed. */
export const lineGone = (product: string) => `${product} अब आपके कार्ट में नहीं है: इसे कहीं और से हटाया गया।`;
export const undo = 'पहले जैसा करें';

export const saveForLater = 'बाद के लिए सहेजें';
/** Begins with what is seen, `saveForLater`. */
export const saveForLaterOf = (product: string) => `बाद के लिए सहेजें: ${product}`;
export const savedForLater = 'बाद के लिए सहेजा गया';
export const putAside = (product: string) => `${product} को बाद के लिए सहेजा गया, यह आपके कार्ट के नीचे है।`;
export const movedToWishlist = (product: string) => `${product} अब आपकी विशलिस्ट में है।`;
export const seeWishlist = 'विशलिस्ट देखें';
/** It is on the wishlist, and could not be taken out of the cart. */
export const onWishlistToo = (reason: string) => `यह आपकी विशलिस्ट में है, और कार्ट में भी। ${reason}`;
export const pieces = (count: number) => `मात्रा ${count}`;
export const costWhenSaved = (amount: string) => `सहेजते समय ${amount}`;
export const moveToCart = 'कार्ट में जोड़ें';
/** Begins with what is seen, `moveToCart`. */
export const moveToCartOf = (product: string) => `कार्ट में जोड़ें: ${product}`;
export const takeOutSaved = (product: string) => `${product} को बाद के लिए सहेजे गए में से हटाएँ`;

export const changeOptions = 'विकल्प बदलें';
/** Begins with what is seen, `changeOptions`. */
export const changeOptionsOf = (product: string) => `विकल्प बदलें: ${product}`;
export const optionsLoading = 'विकल्प लोड हो रहे हैं';
export const optionsNotLoaded = 'विकल्प लोड नहीं हो सके।';
export const optionsRetry = 'फिर कोशिश करें';
export const optionsSave = 'बदलाव सहेजें';
export const optionsCancel = 'ऐसे ही रहने दें';
export const optionsPrice = (amount: string) => `हर एक ${amount}`;

export const notAdded = (product: string) => `${product}: नहीं जोड़ा गया, स्टॉक में नहीं है।`;
export const addedInPart = (product: string, got: number, wanted: number) =>
  `${product}: ${wanted} में से ${got}। स्टॉक में इससे ज़्यादा नहीं हैं।`;
/** A list of `notAdded` and `addedInPart` follows. */
export const notAllKept = 'साइन इन से पहले के कार्ट की हर वस्तु नहीं आ सकी:';
export const notAllKeptSeen = 'समझ गए';
export const mergeWaits = 'साइन इन से पहले आपने कार्ट में जो जोड़ा था, वह अभी नहीं लाया जा सका। वह खोया नहीं है।';
export const mergeRetry = 'फिर कोशिश करें';
export const lineLost = (product: string, quantity: number) =>
  `${product} (${quantity}) को बदला नहीं जा सका और वह अब आपके कार्ट में नहीं है।`;
export const lineLostRetry = 'वापस जोड़ें';
export const nothingKept =
  'आपका ब्राउज़र इस शॉप का डेटा नहीं रखता, इसलिए पेज बंद या रीलोड करने पर आपका कार्ट चला जाएगा। कार्ट रखने के लिए कुकी और साइट डेटा की अनुमति दें, या कुछ जगह ख़ाली करें।';
export const outdated =
  'अभी शॉप से संपर्क नहीं हो पा रहा, इसलिए यह शायद आपके कार्ट की सबसे नई स्थिति न हो। कार्ट में से कुछ खोया नहीं है।';

export const priceDetails = 'क़ीमत का ब्योरा';
export const blocked = 'आगे बढ़ने के लिए निशान वाली वस्तुएँ बदलें या हटाएँ।';
// The amount stands above it, so no verb is needed to be a sentence with it.
export const toPayBelow = 'देय राशि';
export const blockedHeading = 'आपके ऑर्डर की हर वस्तु नहीं ख़रीदी जा सकती';
export const blockedHelp = 'इसे ठीक करने तक कुछ ऑर्डर नहीं होगा:';
export const goToCheckout = 'चेकआउट पर जाएँ';
/** Stands below the subtotal in the panel beside a page. */
export const restAtCheckout = 'कूपन, कॉइन और डिलीवरी आगे आएँगे।';
export const viewCart = 'कार्ट देखें';
