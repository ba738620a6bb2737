/*
 * Giving items of an order back.
 */

export const title = 'वापसी';
export const dialogTitle = 'वस्तुएँ वापस करें';
export const until = (date: string) => `आप ${date} तक वस्तुएँ वापस कर सकते हैं।`;
export const choose = 'कौन-सी वस्तुएँ वापस करनी हैं?';
export const chooseSome = 'कम से कम एक वस्तु चुनें।';
export const howMany = (name: string) => `${name}: कितने नग`;
/** After the field in which a number is chosen. */
export const of = (count: number) => `${count} में से`;
export const reason = 'आप इन्हें क्यों वापस कर रहे हैं?';
export const chooseReason = 'कारण चुनें';
export const reasonMissing = 'कारण चुनें।';
export const comment = 'हमें और क्या जानना चाहिए? (वैकल्पिक)';
export const commentLong = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`;
export const next = 'हम ईमेल से जवाब देंगे और बताएँगे कि वस्तुएँ हम तक कैसे पहुँचेंगी।';
export const cashBack = 'आपने नक़द भुगतान किया था। वस्तुएँ लौटने पर हम ईमेल से पूछेंगे कि आपके पैसे किस UPI ID या बैंक खाते में भेजें।';
export const keep = 'वस्तुएँ रखें';
export const send = 'वापसी का अनुरोध करें';
export const notLoaded = 'क्या वापस हो सकता है, यह लोड नहीं हो सका।';
export const notSent = 'वापसी का अनुरोध नहीं हो सका। फिर कोशिश करें।';
export const reasonsNotLoaded = 'चुनने के लिए कारण लोड नहीं हो सके।';
/** Stands after what went wrong. */
export const mayBeSent = 'फिर भी हो सकता है कि अनुरोध हो गया हो। फिर दबाएँ: हम पहले देखते हैं, और अनुरोध एक ही बार होता है।';
export const sent = (number: string) => `वापसी ${number} का आपका अनुरोध हमें मिल गया है, हम ईमेल से जवाब देंगे।`;
/** To a guest, whose return waits for a press in the mail. */
export const mailIsSent = (email: string) =>
  `हमने ${email} पर ईमेल भेजा है। वापसी की पुष्टि के लिए एक दिन के अंदर उसका लिंक खोलें।`;
export const confirmTitle = 'अपनी वापसी की पुष्टि करें';
export const confirmHelp = 'आप जो वापस करना चाहते हैं, हम उसे देखेंगे और ईमेल से जवाब देंगे।';
export const confirmNow = 'हाँ, वस्तुएँ वापस करें';
export const confirmed = (number: string) => `वापसी ${number} का आपका अनुरोध हमें मिल गया है`;
export const confirmedHelp = 'हम ईमेल से जवाब देंगे और बताएँगे कि वस्तुएँ हम तक कैसे पहुँचेंगी।';
/** Stands after a refusal, where the answer to an earlier press was lost. */
export const mayBeConfirmed = 'हो सकता है, पिछली बार दबाने से वापसी की पुष्टि हो चुकी हो: अपना ऑर्डर देखें।';
export const nothingLeft = 'इस ऑर्डर का अब कुछ भी वापस नहीं हो सकता।';
export const close = 'बंद करें';

export const number = (text: string) => `वापसी ${text}`;
export const askedOn = (date: string) => `${date} को अनुरोध किया गया`;
/** How many pieces of what. */
export const pieces = (count: number, name: string) => `${count} × ${name}`;

export const comments = (number: string) => `वापसी ${number} के बारे में टिप्पणियाँ`;
/** Who said it, and when. */
export const commentBy = (name: string, moment: string) => `${name}, ${moment}`;
export const commentAdd = 'टिप्पणी जोड़ें';
export const commentTitle = (number: string) => `वापसी ${number} पर टिप्पणी जोड़ें`;
export const commentText = 'आपकी टिप्पणी';
export const commentMissing = 'टिप्पणी लिखें।';
export const commentSend = 'भेजें';
export const commentSent = 'आपकी टिप्पणी हमें मिल गई है।';
export const commentNotSent = 'टिप्पणी भेजी नहीं जा सकी। फिर कोशिश करें।';
/** Stands after what went wrong. */
export const commentMayBeSent =
  'फिर भी हो सकता है कि टिप्पणी भेजी जा चुकी हो। फिर दबाएँ: हम पहले देखते हैं, और वह एक ही बार भेजी जाती है।';

/** How far a return is, by the back end's name of it. */
export const status = {
  PENDING: 'हमारे जवाब का इंतज़ार है',
  UNCONFIRMED: 'ईमेल से आपकी पुष्टि का इंतज़ार है',
  AUTHORIZED: 'स्वीकार: वस्तुएँ वापस भेजें',
  PARTIALLY_AUTHORIZED: 'कुछ स्वीकार: वे वस्तुएँ वापस भेजें',
  RECEIVED: 'वस्तुएँ पहुँच गईं, हम उन्हें देख रहे हैं',
  PARTIALLY_RECEIVED: 'कुछ वस्तुएँ पहुँच गईं, हम उन्हें देख रहे हैं',
  APPROVED: 'मंज़ूर: आपका रिफ़ंड आ रहा है',
  PARTIALLY_APPROVED: 'कुछ मंज़ूर: आपका रिफ़ंड आ रहा है',
  REJECTED: 'मंज़ूर नहीं',
  PARTIALLY_REJECTED: 'कुछ मंज़ूर नहीं',
  DENIED: 'स्वीकार नहीं',
  PROCESSED_AND_CLOSED: 'रिफ़ंड हो गया',
  CLOSED: 'बंद',
};
