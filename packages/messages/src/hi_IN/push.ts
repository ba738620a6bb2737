/*
 * What is told on a device, and whether it may be.
 */

export const cardTitle = 'जानें कि आपका ऑर्डर कहाँ पहुँचा';
export const cardHelp = 'ऑर्डर रास्ते में हो या पहुँच जाए, हम आपको इस डिवाइस पर बताएँगे।';
export const tellMe = 'इस डिवाइस पर बताएँ';
export const notNow = 'अभी नहीं';
export const saidYes = 'हम आपको इस डिवाइस पर बताएँगे। आप इसे “सूचनाएँ और ऑफ़र” में बदल सकते हैं।';
export const saidNo = 'हम फिर नहीं पूछेंगे। आप इसे “सूचनाएँ और ऑफ़र” में बदल सकते हैं।';

export const choiceTitle = 'इस डिवाइस पर';
export const choice = 'मेरे ऑर्डर और कॉइन की ख़बरें मुझे इस डिवाइस पर बताएँ';
export const choiceHelp = 'सिर्फ़ इस डिवाइस के लिए, जब तक आप साइन आउट न करें। आप इसे कभी भी बदल सकते हैं।';
export const uninstalled = 'इंस्टॉल किए गए ऐप में आपको यहाँ अपने ऑर्डर और कॉइन की ख़बरें मिल सकती हैं।';
export const blocked =
  'आपका ब्राउज़र इस शॉप के नोटिफ़िकेशन रोकता है। ऐप या इस साइट की सेटिंग में उन्हें अनुमति दें, फिर शॉप दोबारा खोलें।';
