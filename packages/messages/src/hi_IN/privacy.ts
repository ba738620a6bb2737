/*
 * What a customer may ask for by India's Digital Personal Data Protection Act: a copy of the data, and its deletion.
 */

export const title = 'आपका डेटा';
export const help = 'यह शॉप आपके बारे में जो रखती है, उसकी कॉपी लें, या अपना खाता हटाएँ।';
export const download = 'मेरा डेटा डाउनलोड करें';
export const downloadHelp = 'एक फ़ाइल, जिसमें आपकी प्रोफ़ाइल, पते, ऑर्डर और आपके खाते की बाक़ी सारी जानकारी है।';
export const downloaded = 'आपका डेटा आपके डाउनलोड में है।';
export const notDownloaded = 'आपका डेटा इकट्ठा नहीं हो सका। फिर कोशिश करें।';

export const remove = 'मेरा खाता हटाएँ';
export const removeTitle = 'अपना खाता हटाएँ?';
export const removed = 'आपका खाता हटा दिया गया। हमने आपको इसके बारे में ईमेल भेजा है।';
export const goes = 'आपकी प्रोफ़ाइल, पते और विशलिस्ट हमेशा के लिए हट जाएँगे। इसे बदला नहीं जा सकेगा।';
/** In shops with coins. */
export const coinsGo = (coins: string) => `आपके ${coins} चले जाएँगे, ख़र्च किए हों या नहीं।`;
export const ordersStay =
  'क़ानून जब तक कहता है, हम आपके ऑर्डर और उनके इनवॉइस रखते हैं। आप उन्हें उनके नंबर, अपने ईमेल और अपने उपनाम से खोज सकते हैं।';
export const reviewsStay = 'आपके रिव्यू उसी नाम से रहेंगे, जो आपने दिया था।';
export const ordersGoOn = 'जो ऑर्डर रास्ते में हैं, वे पहुँचेंगे।';
export const password = 'आपका पासवर्ड';
export const passwordMissing = 'अपना पासवर्ड भरें।';
export const passwordWrong = 'यह आपका पासवर्ड नहीं है।';
export const keep = 'मेरा खाता रहने दें';
export const removeNow = 'हमेशा के लिए हटाएँ';
export const notRemoved = 'आपका खाता हटाया नहीं गया। कृपया फिर कोशिश करें या हमें लिखें।';
export const unsure = 'पता नहीं चल सका कि आपका खाता हटा या नहीं। अपना कनेक्शन जाँचें और फिर कोशिश करें।';
