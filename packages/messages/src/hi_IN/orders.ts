/*
 * The orders of a customer, and one order, a customer's or a guest's.
 */

export const title = 'मेरे ऑर्डर';
export const list = 'ऑर्डर';
export const listNotLoaded = 'आपके ऑर्डर लोड नहीं हो सके।';
export const noneTitle = 'अभी कोई ऑर्डर नहीं';
export const noneHelp = 'आप जो ऑर्डर करेंगे, वह यहाँ दिखेगा, और यह भी कि वह कहाँ है।';
export const startShopping = 'शॉपिंग शुरू करें';
/** After the name of the first product of an order. */
export const andMore = (others: number) => ` और ${others} अन्य`;
/** Read out for the pictures that find no room. */
export const morePictures = (count: number) => `+${count}`;

/** Read out while an order is being fetched. */
export const loading = 'ऑर्डर';
export const order = (number: string) => `ऑर्डर ${number}`;
export const notLoaded = 'ऑर्डर लोड नहीं हो सका।';
export const notRefreshed = 'यह पिछली जानकारी है। नई जानकारी लोड नहीं हो सकी।';
export const absentTitle = 'ऐसा कोई ऑर्डर नहीं है';
export const absentHelp = 'नंबर जाँचें, या अपने ऑर्डर में देखें।';
export const seeOrders = 'मेरे ऑर्डर देखें';

export const placedOn = (date: string) => `${date} को ऑर्डर किया गया`;
export const bought = 'आपने क्या ख़रीदा';
/** The number of pieces follows. */
export const quantity = 'मात्रा ';
export const piecesCancelled = (count: number) => `${count} रद्द`;
export const piecesRefunded = (count: number) => `${count} का रिफ़ंड`;
export const total = 'कुल';
export const taxIncluded = (tax: string, amount: string) => `इसमें ${amount} ${tax} शामिल है।`;
/** What the taxes are called where the back end has no name for them. */
export const tax = 'टैक्स';
/** The shop is told when an order is sent, not when it has arrived. */
export const deliveryTo = 'डिलीवरी का पता';
export const billedTo = 'बिलिंग पता';
export const payment = 'भुगतान';
/** The number follows. */
export const gstin = 'GSTIN ';

/** How far an order is, in words. */
export const standing = {
  unpaid: 'भुगतान बाक़ी',
  checking: 'भुगतान जाँचा जा रहा है',
  placed: 'ऑर्डर हो गया',
  packing: 'पैक हो रहा है',
  partly: 'कुछ भेजा गया',
  sent: 'रास्ते में है',
  delivered: 'डिलीवर हो गया',
  hold: 'रुका हुआ है',
  cancelled: 'रद्द हुआ',
  refunded: 'रिफ़ंड हो गया',
};

export const timeline = 'आपका ऑर्डर कहाँ है';
export const stepPlaced = 'ऑर्डर हो गया';
export const stepPayment = 'भुगतान बाक़ी';
export const stepPaid = 'भुगतान मिल गया';
export const stepConfirming = 'हम आपके ऑर्डर की पुष्टि कर रहे हैं';
export const stepConfirmed = 'ऑर्डर की पुष्टि हो गई';
export const stepPack = 'पैकिंग';
export const stepPacking = 'पैक हो रहा है';
export const stepSent = 'कूरियर को सौंपा गया';
/** One of several parcels. */
export const parcelSent = (nth: number) => `पार्सल ${nth} कूरियर को सौंपा गया`;
export const parcelDelivered = (nth: number) => `पार्सल ${nth} डिलीवर हो गया`;
export const parcelPieces = (count: number, product: string) => `${count} × ${product}`;
export const stepRest = 'बाक़ी पैक हो रहा है';
export const stepDelivery = 'डिलीवरी';
export const stepDelivered = 'डिलीवर हो गया';
export const stepReady = 'आपके लिए तैयार';
export const stepCancelled = 'रद्द हुआ';
export const stepRefunded = 'रिफ़ंड हो गया';
export const readyByMail = 'यह आपको ईमेल से मिलता है, डाक से कभी नहीं भेजा जाता।';
export const onHold = 'इस ऑर्डर के बारे में हमें कुछ पूछना है, हम आपको लिखेंगे।';
export const isChecked = 'आपका बैंक या हम भुगतान की जाँच कर रहे हैं। दोबारा भुगतान करने की ज़रूरत नहीं।';
/** The number of the parcel follows. */
export const parcel = (carrier: string) => `${carrier}, पार्सल `;
export const track = 'ट्रैक करें';
export const trackParcel = (number: string) => `ट्रैक करें: पार्सल ${number}`;

export const actions = 'आप क्या कर सकते हैं';
export const payNow = 'अभी भुगतान करें';
export const payHelp = 'यह ऑर्डर हो चुका है, पर इसका भुगतान बाक़ी है।';
/** Where it cannot be paid from this browser. */
export const payElsewhere =
  'यह ऑर्डर हो चुका है, पर इसका भुगतान बाक़ी है, और वह उसी ब्राउज़र में हो सकता है जिससे ऑर्डर किया गया था। यहाँ क्या हो सकता है, यह “आप क्या कर सकते हैं” में है।';
export const cancel = 'ऑर्डर रद्द करें';
export const giveBack = 'वस्तुएँ वापस करें';
export const reorder = 'फिर से ख़रीदें';
export const print = 'प्रिंट करें';
export const help = 'मदद लें';
/** What is written to the shop's help number. */
export const helpMessage = (number: string) => `नमस्ते, मुझे ऑर्डर ${number} के बारे में कुछ पूछना है।`;

/*
 * Cancelling.
 */
export const cancelTitle = (number: string) => `ऑर्डर ${number} रद्द करें?`;
export const cancelReason = 'आप क्यों रद्द कर रहे हैं?';
export const chooseReason = 'कारण चुनें';
export const reasonMissing = 'कारण चुनें।';
export const comesBack = 'आपको क्या वापस मिलेगा';
export const moneyComesBack = (amount: string, way: string) =>
  way === ''
    ? `5 से 7 दिनों में ${amount} वहीं लौटेंगे, जहाँ से आपने भुगतान किया था।`
    : `5 से 7 दिनों में ${amount} वहीं लौटेंगे, जहाँ से आपने भुगतान किया था (${way})।`;
export const nothingWasPaid = 'आपने अभी कोई भुगतान नहीं किया है, इसलिए कोई रिफ़ंड नहीं बनता।';
export const coinsComeBack = (worth: string) => `${worth} के बराबर आपके कॉइन आपको वापस मिलेंगे।`;
/** With the name of the card as `totals` has it. */
export const cardComesBack = (card: string, amount: string) => `${card} में ${amount} वापस आ जाएँगे।`;
export const keepOrder = 'ऑर्डर रहने दें';
export const cancelNow = 'ऑर्डर रद्द करें';
export const reasonsNotLoaded = 'चुनने के लिए कारण लोड नहीं हो सके।';
export const notCancelled = 'ऑर्डर रद्द नहीं हो सका। फिर कोशिश करें।';
export const cannotCancel = 'यह ऑर्डर अब रद्द नहीं हो सकता।';
/** Stands after what went wrong. */
export const mayBeCancelled =
  'फिर भी हो सकता है कि वह रद्द हो गया हो। फिर दबाएँ: हम पहले देखते हैं, और कुछ भी दो बार रद्द नहीं होता।';
export const isCancelled = 'आपका ऑर्डर रद्द हो गया है।';
export const mailToConfirm = (email: string) => `हम ${email} पर ईमेल भेजेंगे: उसके लिंक से ऑर्डर रद्द होगा।`;
export const mailIsSent = (email: string) =>
  `हमने ${email} पर ईमेल भेजा है। ऑर्डर रद्द करने के लिए उसका लिंक खोलें; तब तक ऑर्डर जारी रहेगा।`;
/** Before “… पर”, hence not “पता”. */
export const yourAddress = 'आपके ईमेल पते';
export const askByMail = 'ईमेल भेजें';

/*
 * The page that the mailed link of a cancellation leads to.
 */
export const confirmTitle = 'अपना ऑर्डर रद्द करें';
export const confirmHelp =
  'आपका ऑर्डर यहीं रुक जाएगा। अगर आप भुगतान कर चुके हैं, तो पैसे आपको लौटा दिए जाएँगे। इसे बदला नहीं जा सकेगा।';
export const confirmNow = 'हाँ, मेरा ऑर्डर रद्द करें';
/** Stands after a refusal, where the answer to an earlier press was lost. */
export const mayBeConfirmed = 'हो सकता है, पिछली बार दबाने से ऑर्डर रद्द हो चुका हो: अपना ऑर्डर देखें।';
export const linkBroken = 'यह लिंक पूरा नहीं है';
export const linkBrokenHelp = 'ईमेल का लिंक एक बार फिर खोलें, या उसे पूरा कॉपी करें।';
export const confirmed = (number: string) => `ऑर्डर ${number} रद्द हो गया है`;
export const confirmedHelp = 'अगर आप भुगतान कर चुके हैं, तो पैसे 5 से 7 दिनों में वहीं लौटेंगे, जहाँ से आपने भुगतान किया था।';
export const continueShopping = 'शॉपिंग जारी रखें';
export const findMine = 'मेरा ऑर्डर खोजें';
/** Two lines of one message: whom it goes to, and who wrote it. */
export const giftTo = (name: string) => `${name} के लिए`;
export const giftFrom = (name: string) => `${name} की ओर से`;
