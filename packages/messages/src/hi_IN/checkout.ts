/*
 * The checkout: its steps, and what stands around them.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const title = 'चेकआउट';
/** In the header. */
export const helpAndCart = 'मदद और कार्ट';
export const help = 'मदद';
export const chatWith = (shop: string) => `${shop} की मदद टीम से चैट करें`;
export const backToCart = 'कार्ट पर वापस';
export const loading = 'चेकआउट लोड हो रहा है';
export const steps = 'चेकआउट के चरण';
export const address = 'पता';
/** Instead of `address` where nothing is delivered. */
export const billingAddress = 'बिलिंग पता';
export const delivery = 'डिलीवरी';
export const payment = 'भुगतान';
export const review = 'जाँच';
export const done = 'हो गया';
export const change = 'बदलें';
// Devanagari has no small letters, and abbreviations like UPI keep their capitals.
export const changeStep = (step: string) => `बदलें: ${step}`;
export const changeCart = 'कार्ट बदलें';

export const signedOut = 'आप साइन आउट हो गए हैं। अपने कार्ट के साथ आगे बढ़ने के लिए फिर साइन इन करें: आपका लिखा हुआ सुरक्षित है।';
export const signIn = 'साइन इन करें';
export const away = 'अभी शॉप से संपर्क नहीं हो पा रहा। आपने जो भरा है, वह सब सुरक्षित है और हम कोशिश जारी रखेंगे।';
export const slow = 'इसमें ज़्यादा समय लग रहा है। कुछ खोया नहीं है; कृपया थोड़ा रुकें।';
export const statesNotLoaded = 'राज्यों की सूची लोड नहीं हो सकी। आपका लिखा हुआ सुरक्षित है।';

/** The total follows, in bold. */
export const orderOf = (count: number) =>
  plural(count, { one: `आपका ऑर्डर, ${count} वस्तु `, other: `आपका ऑर्डर, ${count} वस्तुएँ ` });
export const quantity = (pieces: number) => `मात्रा ${pieces}`;

export const waysToDeliver = 'डिलीवरी के तरीक़े';
export const nobodyDelivers = 'इस पते पर अभी इस कार्ट की डिलीवरी नहीं होती। कोई और पता आज़माएँ, या दोबारा जाँचें।';
export const askAgain = 'दोबारा जाँचें';
export const notOffered = 'इस पते के लिए उपलब्ध नहीं।';
export const free = 'मुफ़्त';

export const waysToPay = 'भुगतान के तरीक़े';
/** What UPI does on a phone, and on a computer. */
export const opensUpiApp = 'आपका UPI ऐप खुलेगा।';
export const scansQrCode = 'अपने फ़ोन के UPI ऐप से QR कोड स्कैन करें।';
/** The way in which the last order was paid. */
export const lastUsed = 'पिछली बार का';
export const cardKinds = 'कार्ड का प्रकार';
/** Beside a way to pay that the customer has saved. */
export const savedWay = 'सहेजा गया';
export const asksCvv = 'आपसे CVV पूछा जाएगा।';
export const asksApproval = 'UPI ID। आप अपने UPI ऐप में भुगतान को मंज़ूरी देंगे।';
export const savedNotLoaded = 'आपके सहेजे गए कार्ड और UPI ID लोड नहीं हो सके। आप किसी और तरीक़े से भुगतान कर सकते हैं।';
export const savedGone =
  'आपने भुगतान के लिए जो चुना था, वह अब सहेजा हुआ नहीं है या उसकी वैधता ख़त्म हो गई है। कृपया कोई और तरीक़ा चुनें।';
/** Names of gateways. */
export const takenBy = (gateways: string) => `ऑनलाइन भुगतान ${gateways} के ज़रिए होता है।`;
export const gatewayMoved = (from: string, to: string) =>
  `${from} नहीं खुल सका और कोई भुगतान नहीं हुआ। जो तरीक़े दोनों में हैं, उनका भुगतान अब ${to} के ज़रिए होगा।`;
export const nothingKept =
  'आपका ब्राउज़र इस शॉप का डेटा नहीं रखता, इसलिए आप यहाँ ऑनलाइन भुगतान नहीं कर सकते। कुकी और साइट डेटा की अनुमति दें, या डिलीवरी पर भुगतान करें।';
export const noWayToPay = 'यहाँ इस कार्ट के लिए भुगतान का कोई तरीक़ा नहीं है। कूपन या पता बदलने से शायद मिल जाए।';

/** Read out once a choice has brought its total. */
export const toPayBy = (method: string, amount: string) => `${method}: देय राशि ${amount}।`;

/** Read out when a step is reached to which the focus does not go. */
export const stepNow = (number: number, of: number, step: string) => `${of} में से चरण ${number}: ${step}।`;

/*
 * Everything once more, before it is ordered.
 */
export const itemsLabel = 'वस्तुएँ';
export const itemCount = (count: number) => plural(count, { one: `${count} वस्तु`, other: `${count} वस्तुएँ` });
// See `changeStep`.
export const changeOf = (what: string) => `बदलें: ${what}, जाँच में`;
export const paidThrough = (way: string, gateway: string) => `${way}, ${gateway} के ज़रिए`;
export const toPay = 'देय राशि';
/** What it says on the button; one of the three sentences that say what then happens follows, and then `agreeing`. */
export const pressing = (label: string) => `“${label}” दबाने पर आपका ऑर्डर हो जाएगा। `;
export const thenPaid = (gateway: string) => `फिर भुगतान के लिए ${gateway} खुलेगा। `;
export const thenCash = 'आप कूरियर को भुगतान करेंगे। ';
export const thenNothing = 'कुछ चुकाना बाक़ी नहीं है। ';
/** The links `terms` and `privacy` follow on a line of their own. */
export const agreeing = 'ऑर्डर देकर आप इनसे सहमत होते हैं:';
export const terms = 'नियम और शर्तें';
export const privacy = 'गोपनीयता नीति';

/** On the button that orders, which leads to the choice until it is made. */
export const choosePayment = 'भुगतान का तरीक़ा चुनें';
/*
 * The same button says what happens, with the amount in it.
 */
export const pay = (amount: string) => `${amount} चुकाएँ`;
/** With something that is saved, for example “Visa •••• 4242”. */
export const payWith = (amount: string, saved: string) => `${saved} से ${amount} चुकाएँ`;
export const payUpi = (amount: string) => `UPI से ${amount} चुकाएँ`;
export const payCreditCard = (amount: string) => `क्रेडिट कार्ड से ${amount} चुकाएँ`;
export const payDebitCard = (amount: string) => `डेबिट कार्ड से ${amount} चुकाएँ`;
export const payCard = (amount: string) => `कार्ड से ${amount} चुकाएँ`;
export const payNetbanking = (amount: string) => `नेट बैंकिंग से ${amount} चुकाएँ`;
export const payWallet = (amount: string) => `वॉलेट से ${amount} चुकाएँ`;
export const payInstalments = (amount: string) => `EMI में ${amount} चुकाएँ`;
export const payLater = (amount: string) => `अभी ख़रीदें, ${amount} बाद में चुकाएँ`;
export const payCash = (amount: string) => `ऑर्डर दें, डिलीवरी पर ${amount} चुकाएँ`;
export const payNothing = 'ऑर्डर दें, कुछ चुकाना नहीं';

/** In an empty checkout, of the order that this browser placed last. */
export const isPlaced = (number: string | null) =>
  number === null ? 'आपका ऑर्डर हो गया है।' : `आपका ऑर्डर ${number} हो गया है।`;
export const seePlaced = 'अपना ऑर्डर देखें';
