/*
 * What shoppers say of a product, and the form in which they say it.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const title = 'रेटिंग और रिव्यू';
export const ratings = (count: number, shown: string) => `${shown} रेटिंग`;
/** Names the bars: of how many reviews they are. */
export const latest = (count: number) => plural(count, { one: `सबसे नया ${count} रिव्यू`, other: `सबसे नए ${count} रिव्यू` });
export const starsShare = (stars: number, count: number) => `${stars} स्टार: ${count}`;
export const by = (name: string, date: string) => `${name}, ${date}`;
export const more = 'और दिखाएँ';
export const notLoaded = 'और रिव्यू लोड नहीं हो सके। फिर कोशिश करें।';
export const emptyTitle = 'अभी कोई रिव्यू नहीं';
export const empty = 'क्या आपने इसे इस्तेमाल किया है? सबसे पहले आप बताएँ कि यह कैसा है।';
/** Where many gave stars, and nobody wrote a word. */
export const noneWritten = 'अभी किसी ने रिव्यू नहीं लिखा। सबसे पहले आप बताएँ कि यह कैसा है।';

/** Names the bars where each leads to its reviews. */
export const byStars = 'स्टार के हिसाब से रिव्यू';
export const notOnlyStars = (stars: number) => `सिर्फ़ ${stars} स्टार वाले नहीं`;
export const sortBy = 'रिव्यू का क्रम';
export const sorts = {
  newest: 'सबसे नए',
  helpful: 'सबसे काम के',
  highest: 'सबसे ज़्यादा रेटिंग',
  lowest: 'सबसे कम रेटिंग',
};
/** Read out when only the reviews of so many stars are shown. */
export const found = (count: number, shown: string, stars: number) =>
  plural(count, { one: `${stars} स्टार वाला ${shown} रिव्यू`, other: `${stars} स्टार वाले ${shown} रिव्यू` });
export const noneOfStars = 'इतने स्टार किसी ने नहीं दिए।';
/** A button: this review helped. */
export const helpful = 'काम आया';
/** The same, read out: how many said so, and of which review. */
export const helpfulOf = (count: number, summary: string) =>
  count > 0 ? `काम आया, ${count}: ${summary}` : `काम आया: ${summary}`;
export const notVoted = 'शॉप यह नहीं गिन सकी कि यह रिव्यू काम आया। शायद वह अब नहीं है।';
export const picturesOf = (name: string) => `${name} की तस्वीरें`;
export const pictureOf = (number: number, name: string) => `${name} की तस्वीर ${number}`;
export const openPicture = (number: number, count: number) => `${count} में से तस्वीर ${number} खोलें`;
export const pictureCount = (number: number, count: number) => `${count} में से ${number}`;
export const previousPicture = 'पिछली तस्वीर';
export const nextPicture = 'अगली तस्वीर';

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
export const moderated = 'रिव्यू मंज़ूरी के बाद दिखाए जाते हैं।';
export const pictures = 'तस्वीरें';
export const addPictures = 'तस्वीरें जोड़ें';
export const picturesHint = (most: number) =>
  `ज़्यादा से ज़्यादा ${most}। वे कहाँ और किससे ली गईं, यह भेजने से पहले हटा दिया जाता है।`;
export const chosenPicture = (number: number) => `चुनी हुई तस्वीर ${number}`;
export const removePicture = (number: number) => `तस्वीर ${number} हटाएँ`;
export const sendPictureAgain = (number: number) => `तस्वीर ${number} फिर भेजें`;
/** Read out while pictures are on their way, and once they have arrived. */
export const picturesSending = (count: number) =>
  plural(count, { one: `${count} तस्वीर भेजी जा रही है`, other: `${count} तस्वीरें भेजी जा रही हैं` });
export const picturesReady = (count: number) =>
  plural(count, { one: `${count} तस्वीर जुड़ गई`, other: `${count} तस्वीरें जुड़ गईं` });
export const noPicture = (count: number) =>
  plural(count, {
    one: `${count} फ़ाइल तस्वीर नहीं थी, या बहुत बड़ी है।`,
    other: `${count} फ़ाइलें तस्वीर नहीं थीं, या बहुत बड़ी हैं।`,
  });
export const pictureNotSent = 'एक तस्वीर भेजी नहीं जा सकी। उसे फिर भेजें या हटा दें।';
export const send = 'रिव्यू भेजें';
export const sent = 'धन्यवाद। आपका रिव्यू मंज़ूरी के बाद दिखाया जाएगा।';
export const notSent = 'आपका रिव्यू भेजा नहीं जा सका। आपने जो लिखा, वह सुरक्षित है: फिर कोशिश करें।';
export const ratingsNotLoaded = 'स्टार लोड नहीं हो सके।';
