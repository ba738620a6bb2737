/*
 * The page of an order that was just placed.
 */

export const title = 'ऑर्डर की पुष्टि';
export const heading = 'धन्यवाद, आपका ऑर्डर हो गया है';
/** The number follows, in bold. */
export const orderNumber = 'ऑर्डर नंबर ';
export const numberInMail = 'इसका नंबर उस ईमेल में है जो हम आपको भेज रहे हैं।';
export const loading = 'आपका ऑर्डर लोड हो रहा है';
export const offline = 'आप ऑफ़लाइन हैं। यह ब्राउज़र आपके ऑर्डर के बारे में इतना ही जानता है; ऑनलाइन होते ही बाक़ी अपने-आप दिखेगा।';

/** The amount to keep ready, in bold. */
export const keepReady = (amount: string) => `${amount} तैयार रखें`;
export const keepReadyWhy = 'पार्सल आपके दरवाज़े पर आने पर आप नक़द भुगतान करेंगे। पूरे-पूरे पैसे रखने से आसानी होगी।';
export const payInCash = 'डिलीवरी पर नक़द भुगतान करें। कृपया राशि तैयार रखें।';
export const nothingToPay = 'कुछ भुगतान नहीं करना है।';
export const paid = 'आपका भुगतान हो गया है।';

export const next = 'आगे क्या होगा';
// The address and a full stop follow, so it cannot stand before the verb.
export const detailsTo = 'हम पूरा ब्योरा इस ईमेल पर भेजेंगे: ';
export const detailsByMail = 'हम आपको पूरा ब्योरा ईमेल से भेजेंगे।';
export const prepared = 'हम आपका ऑर्डर तैयार करेंगे।';
export const packed = 'हम आपका ऑर्डर पैक करके कूरियर को देंगे, जो डिलीवरी से पहले फ़ोन करेगा।';
export const arrivesBy = (date: string) => `यह ${date} तक आप तक पहुँच जाएगा।`;
export const deliveryTo = 'डिलीवरी का पता';
export const bought = 'आपने क्या ख़रीदा';
export const amounts = 'कितना लगा';
export const toPay = 'डिलीवरी पर देय';
export const total = 'कुल';

export const keepInAccount = 'अपना ऑर्डर खाते में रखें';
export const keepInAccountWhy = 'पासवर्ड चुनें, ताकि सारे ऑर्डर एक जगह दिखें और अगली बार चेकआउट जल्दी हो।';
export const createAccount = 'खाता बनाएँ';
export const seeOrder = 'मेरा ऑर्डर देखें';
export const print = 'प्रिंट करें';
export const continueShopping = 'शॉपिंग जारी रखें';

export const noneTitle = 'दिखाने के लिए कोई नया ऑर्डर नहीं है';
export const noneHelp = 'ऑर्डर देने के बाद वह आधे घंटे तक यहाँ दिखता है, और हमारे भेजे ईमेल में भी।';
export const seeOrders = 'मेरे ऑर्डर देखें';
export const signInToSeeOrders = 'अपने ऑर्डर देखने के लिए साइन इन करें';
export const findOrder = 'बिना खाते के ऑर्डर खोजें';
export const goHome = 'होम पेज पर जाएँ';
