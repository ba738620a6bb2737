/*
 * What stands around every page: header, menu bar, bottom bar, footer, help and messages.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const menu = 'मेनू';
export const back = 'वापस';
export const backToHome = 'होम पर वापस';
/** The logo's link, read out with the name of the shop. */
export const shopHome = (shop: string) => `${shop}, होम`;

/** Titles of cart and account pages (frame-04). */
export const cartTitle = 'शॉपिंग कार्ट';
export const accountTitle = 'मेरा खाता';
export const ordersTitle = 'मेरे ऑर्डर';
export const addressesTitle = 'मेरे पते';
export const communicationsTitle = 'सूचनाएँ और ऑफ़र';
export const savedPaymentsTitle = 'सहेजे गए भुगतान';
export const giftCardsTitle = 'गिफ़्ट कार्ड';
export const coinsTitle = 'मेरे कॉइन';
export const billsTitle = 'मेरे बिल और रिचार्ज';

export const search = 'खोजें';
export const searchHint = 'प्रोडक्ट और ब्रांड खोजें';

export const signIn = 'साइन इन';
/** Stands in the header and over the panel of a signed-in shopper (frame-06, frame-15). */
export const greeting = (firstname: string) => `नमस्ते, ${firstname}`;

/** Offers to install the shop as an app (notifications-07). */
export const install = 'ऐप इंस्टॉल करें';

export const cart = 'कार्ट';
/** Read out between "Cart" and the number of things in it. */
export const beforeCount = ', ';
/** Read out after that number. */
export const afterCount = (count: number) => plural(count, { one: ' वस्तु', other: ' वस्तुएँ' });

export const categories = 'कैटेगरी';
export const moreCategories = 'और';

/** What the bar at the bottom of a phone is called. */
export const mainWays = 'मुख्य';
export const home = 'होम';
export const you = 'आप';

export const shop = 'शॉप';
export const help = 'मदद';
export const legal = 'क़ानूनी जानकारी';
export const contactUs = 'संपर्क करें';
export const aboutUs = 'हमारे बारे में';
export const myOrders = 'मेरे ऑर्डर';
export const terms = 'नियम और शर्तें';
export const privacy = 'गोपनीयता नीति';
export const privacyChoices = 'गोपनीयता विकल्प';

/** Whether the shop is shown light or dark (look-20). */
export const appearance = 'रंग-रूप';
export const asDevice = 'जैसा इस डिवाइस पर है';
export const lightScheme = 'हल्का';
export const darkScheme = 'गहरा';

export const returnPolicy = 'वापसी नीति';
export const shippingPolicy = 'शिपिंग नीति';
export const grievanceOfficer = 'शिकायत अधिकारी';

export const chatWith = (shop: string) => `${shop} की मदद टीम से चैट करें`;
export const chat = 'हमसे चैट करें';

/*
 * Connection (errors-08).
 */
export const offline = 'आप ऑफ़लाइन हैं। कुछ सुविधाएँ शायद न चलें।';
/** Said to who goes to another page meanwhile. */
export const opensWhenOnline = 'आप ऑफ़लाइन हैं। कनेक्शन वापस आते ही पेज खुल जाएगा।';
export const slow = 'शॉप को जवाब देने में ज़्यादा समय लग रहा है। कृपया थोड़ा रुकें।';
export const online = 'आप ऑनलाइन हैं।';

export const pageIncomplete = 'पेज पूरा लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर दबाएँ।';
