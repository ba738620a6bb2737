/*
 * What shoppers say of a product, and the form in which they say it.
 */

export const title = 'रेटिंग और रिव्यू';
export const ratings = (count: number, shown: string) => (count === 1 ? '1 रेटिंग' : `${shown} रेटिंग`);
/** Names the bars: of how many reviews they are. */
export const latest = (count: number) => (count === 1 ? 'सबसे नया रिव्यू' : `सबसे नए ${count} रिव्यू`);
export const starsShare = (stars: number, count: number) => `${stars} स्टार: ${count}`;
export const outOf = (stars: string) => `5 में से ${stars}`;
export const by = (name: string, date: string) => `${name}, ${date}`;
export const more = 'और दिखाएँ';
export const notLoaded = 'और रिव्यू लोड नहीं हो सके। फिर कोशिश करें।';
export const emptyTitle = 'अभी कोई रिव्यू नहीं';
export const empty = 'क्या आपने इसे इस्तेमाल किया है? सबसे पहले आप बताएँ कि यह कैसा है।';
/** Where many gave stars, and nobody wrote a word. */
export const noneWritten = 'अभी किसी ने रिव्यू नहीं लिखा। सबसे पहले आप बताएँ कि यह कैसा है।';

export const write = 'रिव्यू लिखें';
export const about = (product: string) => `आपको ${product} कैसा लगा?`;
/** Devanagari has no small letters, and a Latin name keeps its capitals. */
export const rating = (name: string) => `रेटिंग दें: ${name}`;
export const stars = (count: number) => `${count} स्टार`;
export const rateFirst = '1 से 5 स्टार चुनें।';
export const nickname = 'दिखाया जाने वाला नाम';
export const nicknameMissing = 'वह नाम लिखें, जो आपके रिव्यू के साथ दिखे।';
export const summary = 'एक लाइन में';
export const summaryMissing = 'एक लाइन में अपनी राय लिखें।';
export const text = 'आपका रिव्यू';
export const textMissing = 'लिखें कि दूसरों को क्या जानना चाहिए।';
export const tooLong = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर।`;
export const moderated = 'रिव्यू मंज़ूरी के बाद दिखाए जाते हैं।';
export const send = 'रिव्यू भेजें';
export const sent = 'धन्यवाद। आपका रिव्यू मंज़ूरी के बाद दिखाया जाएगा।';
export const notSent = 'आपका रिव्यू भेजा नहीं जा सका। आपने जो लिखा, वह सुरक्षित है: फिर कोशिश करें।';
export const ratingsNotLoaded = 'स्टार लोड नहीं हो सके।';
