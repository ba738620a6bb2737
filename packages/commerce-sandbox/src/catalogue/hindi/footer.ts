import { markupText } from '../content/markup.ts';
import type { FooterWords } from '../content/footerWords.ts';

/** Links at the end of each page, in Hindi. */
export const hindiFooter: FooterWords = {
  shop: 'ख़रीदारी',
  mobiles: 'मोबाइल और टैबलेट',
  laptops: 'लैपटॉप और कंप्यूटर',
  appliances: 'टीवी और उपकरण',
  fashion: 'फ़ैशन',
  vouchers: 'वाउचर',
  bills: 'बिल और रिचार्ज',
  help: 'मदद',
  contact: 'संपर्क करें',
  orders: 'मेरे ऑर्डर',
  wishlist: 'मेरी विशलिस्ट',
  about: 'परिचय',
  aboutShop: name => `${markupText(name)} के बारे में`,
  students: 'स्टूडेंट प्रोग्राम',
  referral: 'दोस्त को बुलाएँ',
  policies: 'नीतियाँ',
  returns: 'वापसी और रिफ़ंड',
  shipping: 'शिपिंग और डिलीवरी',
  terms: 'नियम और शर्तें',
  privacy: 'गोपनीयता नीति',
  officer: 'शिकायत अधिकारी',
};
