/*
 * Bills and recharges: what is paid, what the biller says, and what became of it.
 */

export const title = 'बिल और रिचार्ज';
export const lead = 'बक़ाया बिल चुकाएँ या रिचार्ज करें, और रसीद ईमेल पर पाएँ।';
export const promise = 'अगर बिलर आपका भुगतान नहीं लेता, तो पूरी राशि वहीं लौटेगी जहाँ से आपने भुगतान किया था।';
export const categories = 'आप किसका भुगतान करना चाहते हैं?';
export const toHistory = 'अपने पिछले भुगतान देखें';
export const home = 'होम';

export const searchBillers = 'बिलर खोजें';
export const billers = 'बिलर';
export const noBiller = (search: string) =>
  `"${search}" नाम का कोई बिलर नहीं है। नाम का कोई हिस्सा या अपना राज्य लिखकर देखें।`;
export const foundBillers = (count: number) => `${count} बिलर`;
export const isDown = 'अभी उपलब्ध नहीं';
export const noBillers = 'अभी यहाँ कोई बिलर नहीं है।';

export const getBill = 'मेरा बिल देखें';
export const goOn = 'आगे बढ़ें';
export const signInToGoOn = 'आगे बढ़ने के लिए साइन इन करें';
export const guestHelp =
  'बिल पर ग्राहक का नाम होता है, इसलिए हम उसे सिर्फ़ साइन इन किए ग्राहकों को दिखाते हैं। आपका लिखा हुआ बना रहेगा।';
// The biller's own label, which is not inside of a sentence here and keeps its capital.
export const missing = (label: string) => `यह भरें: ${label}।`;
export const wrong = (label: string, hint: string) => `${label} सही नहीं है। उसका रूप: ${hint}।`;
export const wrongPlainly = (label: string) => `${label} इस बिलर का नहीं है।`;
export const tooShort = (least: number, have: number, isNumeric: boolean) =>
  isNumeric ? `कम से कम ${least} अंक भरें। आपने ${have} भरे हैं।` : `कम से कम ${least} अक्षर भरें। आपने ${have} भरे हैं।`;
export const tooLong = (most: number, have: number, isNumeric: boolean) =>
  isNumeric ? `ज़्यादा से ज़्यादा ${most} अंक भरें। आपने ${have} भरे हैं।` : `ज़्यादा से ज़्यादा ${most} अक्षर भरें। आपने ${have} भरे हैं।`;
export const amount = 'राशि';
export const amountHint = (least: string, most: string) => `पूरे रुपये, ${least} से ${most} तक`;
export const amountWrong = (least: string, most: string) => `${least} से ${most} तक पूरे रुपये भरें।`;
export const notFetched = 'बिलर से पूछा नहीं जा सका। कृपया फिर कोशिश करें।';

export const noBillDue = 'कुछ बक़ाया नहीं है';
export const noBillDueHelp = (biller: string, number: string) => `${biller} के पास ${number} का कोई बक़ाया बिल नहीं है।`;
export const unknownNumber = (biller: string, label: string) =>
  `${biller} के पास यह ${label} नहीं है। अपने पिछले बिल से मिलाकर देखें।`;
export const unavailable = (biller: string) =>
  `${biller} अभी जवाब नहीं दे रहा। कृपया कुछ मिनट बाद फिर कोशिश करें। कोई भुगतान नहीं हुआ।`;
export const otherNumber = 'नंबर बदलें';

export const circle = 'टेलीकॉम सर्कल';
export const chooseCircle = 'अपना सर्कल चुनें';
export const circleMissing = 'अपने नंबर का टेलीकॉम सर्कल चुनें।';
export const plan = 'प्लान';
export const plans = 'प्लान';
export const planMissing = 'प्लान चुनें।';
export const searchPlans = 'क़ीमत, डेटा या दिनों से खोजें';
export const noPlan = (search: string) => `"${search}" वाला कोई प्लान नहीं है।`;
export const noPlans = 'अभी यहाँ कोई प्लान नहीं है।';
export const plansNotLoaded = 'प्लान लोड नहीं हो सके।';
export const everyPlan = 'सभी';
export const planGroups = 'प्लान के प्रकार';
export const validity = 'वैधता';
export const data = 'डेटा';

export const review = 'जाँचें और भुगतान करें';
export const biller = 'बिलर';
export const customer = 'नाम';
export const billNumber = 'बिल नंबर';
export const billedOn = 'बिल की तारीख़';
export const dueOn = 'आख़िरी तारीख़';
export const overdue = 'तारीख़ निकल चुकी है: बिलर अगले बिल में विलंब शुल्क जोड़ सकता है।';
export const toPay = 'देय राशि';
export const howToPay = 'आप कैसे भुगतान करना चाहते हैं?';
export const pay = (sum: string) => `${sum} चुकाएँ`;
export const fetchAgain = 'बिल फिर से लाएँ';
export const notOpened = 'भुगतान नहीं खुल सका। कुछ नहीं चुकाया गया। कृपया फिर कोशिश करें।';

export const mine = 'मेरे बिल और रिचार्ज';
export const payABill = 'बिल चुकाएँ';
export const payAnother = 'एक और बिल चुकाएँ';
/** Stands above those that were read before. */
export const listNotRefreshed = 'ये आपके भुगतान पिछली जानकारी के अनुसार हैं। नई जानकारी लोड नहीं हो सकी।';
export const noneTitle = 'अभी तक कोई भुगतान नहीं';
export const noneHelp = 'आप यहाँ जो बिल और रिचार्ज चुकाएँगे, वे रसीद के साथ यहीं रहेंगे।';
export const listNotLoaded = 'आपके बिल लोड नहीं हो सके।';
export const list = 'बिल और रिचार्ज';
export const payment = (number: string) => `भुगतान ${number}`;
export const absentTitle = 'यह भुगतान नहीं मिला';
export const absentHelp = 'हो सकता है, यह किसी दूसरे खाते का हो।';
export const seeAll = 'मेरे सभी बिल देखें';
export const paymentNotLoaded = 'यह भुगतान लोड नहीं हो सका।';

export const states: Record<string, string> = {
  AWAITING_PAYMENT: 'भुगतान बाक़ी',
  PAYMENT_PENDING: 'आपके बैंक का इंतज़ार',
  PROCESSING: 'बिलर को भेजा जा रहा है',
  PAID: 'भुगतान हो गया',
  REFUNDING: 'रिफ़ंड आ रहा है',
  REFUNDED: 'रिफ़ंड हो गया',
  CANCELLED: 'भुगतान नहीं हुआ',
};
export const paidTitle = (sum: string) => `${sum} का भुगतान हो गया`;
export const paidHelp = (name: string) => `${name} को आपके पैसे मिल गए हैं। रसीद आपके ईमेल में भी है।`;
export const processingTitle = 'आपका भुगतान बिलर को भेजा जा रहा है';
export const processingHelp =
  'आपके पैसे हमें मिल गए हैं और बिलर ने अभी पुष्टि नहीं की है। दोबारा भुगतान करने की ज़रूरत नहीं: हम पूछते रहेंगे और आपको लिखेंगे।';
export const refundingTitle = (sum: string) => `${sum} आपको वापस मिलेंगे`;
export const refusedHelp = (name: string) =>
  `${name} ने आपका भुगतान नहीं लिया। आपको कुछ नहीं करना है: पूरी राशि वहीं लौटेगी जहाँ से आपने भुगतान किया था। हमने आपको इस बारे में लिखा भी है।`;
export const tooLateHelp =
  'आपके पैसे भुगतान का समय ख़त्म होने के बाद आए, इसलिए उनसे बिल नहीं चुकाया गया। आपको कुछ नहीं करना है: पूरी राशि वहीं लौटेगी जहाँ से आपने भुगतान किया था। हमने आपको इस बारे में लिखा भी है।';
export const refundedTitle = (sum: string) => `${sum} का रिफ़ंड हो गया`;
export const refundedHelp = 'बिल नहीं चुकाया गया। आपकी पूरी राशि वहीं लौट गई है जहाँ से आपने भुगतान किया था।';
export const cancelledTitle = 'इस बिल का भुगतान नहीं हुआ';
export const cancelledHelp = 'इसके लिए कोई पैसे नहीं लिए गए।';
export const waitingTitle = 'इस बिल का भुगतान अभी बाक़ी है';
export const waitingHelp = 'भुगतान जारी रखें, या उसकी स्थिति देखें।';
export const toPayment = 'भुगतान पर जाएँ';
export const print = 'रसीद प्रिंट करें';
export const receipt = 'रसीद';
/** In its place, while nothing is paid. */
export const details = 'ब्योरा';
export const amountPaid = 'राशि';
export const reference = 'बिलर रेफ़रेंस';
export const transaction = 'लेन-देन';
export const paidAt = 'भुगतान का समय';

export const history = 'क्या-क्या हुआ';
export const began = 'भुगतान शुरू हुआ';
export const received = 'आपके पैसे हमें मिल गए';
export const settled = 'बिलर ने पुष्टि की';
export const settling = 'बिलर की पुष्टि';
export const refused = 'बिलर ने भुगतान नहीं लिया';
export const cameLate = 'पैसे भुगतान का समय ख़त्म होने के बाद आए';
export const refundStarted = 'रिफ़ंड आपके बैंक को भेजा गया';
export const refundArrives = 'रिफ़ंड पहुँचेगा';
export const refundBy = (day: string) => `${day} तक`;
export const refundArrived = 'रिफ़ंड पहुँच गया';
export const ended = 'बिना भुगतान के ख़त्म हुआ';
