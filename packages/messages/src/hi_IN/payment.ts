/*
 * An order that was sent and is not settled, and the way back from a gateway.
 */

export const title = 'आपका भुगतान';

export const sending = 'आपका ऑर्डर किया जा रहा है…';
export const sendingHelp = 'बस एक पल। कृपया यह पेज खुला रखें।';
export const checking = 'देखा जा रहा है कि आपका ऑर्डर हुआ या नहीं…';
export const checkingHelp = 'हम शॉप से पूछ रहे हैं कि उसका क्या हुआ। ऑर्डर दो बार नहीं होगा।';
export const unsettled = 'हम शॉप के जवाब का इंतज़ार कर रहे हैं';
export const unsettledHelp = 'अभी पता नहीं कि आपका ऑर्डर हुआ या नहीं। सब कुछ सुरक्षित है, और ऑर्डर दो बार नहीं होगा। हम पूछते रहेंगे।';
export const awaiting = 'आपके ऑर्डर का भुगतान बाक़ी है';
export const awaitingHelp = 'भुगतान जारी रखें, या कार्ट वापस पाने के लिए उसे रद्द करें।';
/** Of an order that was placed in another browser. */
export const awaitingElsewhere = 'भुगतान जारी रखें या छोड़ दें: आपका ऑर्डर बना रहेगा, और कुछ नहीं कटेगा।';
export const leaveUnpaid = 'अभी भुगतान न करें';
export const confirming = 'आपका भुगतान जाँचा जा रहा है…';
export const confirmingHelp = 'हम बैंक से पूछ रहे हैं कि उसका क्या हुआ। कृपया यह पेज खुला रखें।';
export const unknown = 'अभी पता नहीं कि आपके भुगतान का क्या हुआ';
export const unknownHelp = 'कृपया दोबारा भुगतान न करें। सब कुछ सुरक्षित है, और हम पूछते रहेंगे।';
export const pending = 'आपके बैंक ने अभी भुगतान की पुष्टि नहीं की है';
export const pendingHelp = 'इसमें कुछ मिनट लग सकते हैं। दोबारा भुगतान करने की ज़रूरत नहीं: हम पूछते रहेंगे।';
export const signInToSee = 'अपना ऑर्डर देखने के लिए साइन इन करें';
export const signInToSeeHelp = 'ऑर्डर पूरा होने से पहले आप साइन आउट हो गए। सब कुछ सुरक्षित है।';
export const opening = 'भुगतान खुल रहा है…';
export const openingHelp = 'आप एक पल में भुगतान पर पहुँच जाएँगे।';

export const billAwaiting = 'आपके बिल का भुगतान अभी बाक़ी है';
export const billAwaitingHelp = 'भुगतान जारी रखें या छोड़ दें: आपके भुगतान करने से पहले कुछ नहीं कटेगा।';
export const billSignIn = 'अपना भुगतान देखने के लिए साइन इन करें';
export const billSignInHelp = 'भुगतान पूरा होने से पहले आप साइन आउट हो गए। सब कुछ सुरक्षित है।';
export const billWindowNotOpened =
  'भुगतान की विंडो नहीं खुल सकी। कोई भुगतान नहीं हुआ: फिर कोशिश करें, या भुगतान का दूसरा तरीक़ा चुनें।';
/** `billNotMade` follows. */
export const billRefused = 'आपके बैंक ने भुगतान अस्वीकार कर दिया। ';
export const billNotMade = 'कोई भुगतान नहीं हुआ, इसलिए आपका बिल अभी बाक़ी है।';
export const billBack = 'बिल पर वापस';
export const billAbsent = 'हो सकता है, यह किसी दूसरे खाते का हो।';
export const seeBills = 'मेरे बिल देखें';
export const stillOpenBill = 'बैंक अभी भुगतान पर काम कर रहा है, इसलिए उसे अभी छोड़ा नहीं जा सकता।';

export const order = (number: string) => `ऑर्डर ${number}`;
export const signIn = 'साइन इन करें';
export const bill = (number: string) => `भुगतान ${number}`;
export const payNow = 'अभी भुगतान करें';
export const checkAgain = 'फिर जाँचें';
export const cancel = 'रद्द करें और मेरा कार्ट वापस दें';

/** `orderKept` or `orderKeptOr` follows. */
export const windowNotOpened = 'भुगतान की विंडो नहीं खुल सकी।';
export const orderKept = 'आपका ऑर्डर सुरक्षित है: फिर कोशिश करें, या कार्ट वापस पाने के लिए उसे रद्द करें।';
/** Of an order that was placed in another browser. */
export const orderStays = 'आपका ऑर्डर बना रहेगा: फिर कोशिश करें, या अभी छोड़ दें।';
/** Where another gateway offers the same. */
export const orderKeptOr =
  'आपका ऑर्डर सुरक्षित है: फिर कोशिश करें, नीचे दिया दूसरा तरीक़ा चुनें, या कार्ट वापस पाने के लिए उसे रद्द करें।';
/** Gives the order back, and leads to the checkout where that gateway takes the same way of paying. */
export const payThrough = (gateway: string) => `इसके बजाय ${gateway} से भुगतान करें`;
export const otherAmount = 'भुगतान में आपके ऑर्डर से अलग राशि माँगी गई, इसलिए उसे नहीं खोला गया।';
export const stillOpen = 'बैंक अभी भुगतान पर काम कर रहा है, इसलिए ऑर्डर अभी रद्द नहीं हो सकता।';

export const failed = 'भुगतान नहीं हो सका';
/** What went wrong stands before it. */
export const moneyReturns = ' अगर आपके खाते से पैसे कट गए हैं, तो आपका बैंक उन्हें लौटा देगा।';
export const payOtherwise = 'दूसरे तरीक़े से भुगतान करें';
export const backToCart = 'कार्ट पर वापस';
export const absent = 'यह भुगतान यहाँ खुला नहीं है';
export const otherOpen = 'इस ब्राउज़र में कोई दूसरा भुगतान खुला है।';
export const toOpenPayment = 'खुले भुगतान पर जाएँ';
/** With a time of day. */
export const askedAt = (time: string) => `${time} पर पूछा गया।`;
export const askingIn = (seconds: number) => `${seconds} सेकंड में फिर पूछेंगे।`;
export const askingNow = 'फिर पूछ रहे हैं…';
export const seeOrders = 'मेरे ऑर्डर देखें';
export const findOrder = 'बिना खाते के ऑर्डर खोजें';
