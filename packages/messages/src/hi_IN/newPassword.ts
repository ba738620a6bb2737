/*
 * What a new password must have, said while it is typed.
 */

export const rulesTitle = 'पासवर्ड में क्या ज़रूरी है';
export const atLeast = (characters: number) => `कम से कम ${characters} अक्षर`;
export const kindsOf = (kinds: number) => `इनमें से ${kinds}: छोटे अक्षर (a–z), बड़े अक्षर (A–Z), अंक, चिह्न`;
export const noEdges = 'शुरू या आख़िर में स्पेस नहीं';
/** Read out behind each, because a tick cannot be heard. */
export const met = 'हो गया';
export const open = 'अभी बाक़ी';
/** Read out when typing pauses. */
export const progress = (done: number, all: number) =>
  done === all ? 'पासवर्ड सभी नियम पूरे करता है।' : `पासवर्ड ${all} में से ${done} नियम पूरे करता है।`;

/*
 * The texts of a refused password are Magento's own, so that browser and back end say the same.
 */
export const passwordShort = (characters: number) =>
  `पासवर्ड में कम से कम ${characters} अक्षर होने चाहिए। नया पासवर्ड बनाएँ और फिर कोशिश करें।`;
export const passwordLong = 'कृपया ज़्यादा से ज़्यादा 256 अक्षरों का पासवर्ड भरें।';
export const passwordSpaces = 'पासवर्ड के शुरू या आख़िर में स्पेस नहीं हो सकता। पासवर्ड जाँचें और फिर कोशिश करें।';
export const passwordKinds = (kinds: number) =>
  `पासवर्ड में कम से कम ${kinds} तरह के अक्षर होने चाहिए। अक्षरों के प्रकार: छोटे अक्षर, बड़े अक्षर, अंक, विशेष चिह्न।`;
