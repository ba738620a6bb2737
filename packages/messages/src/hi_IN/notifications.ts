/*
 * What the shop tells a customer beside the mails: the bell and its drawer.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const title = 'नोटिफ़िकेशन';
/** The bell, read out, while something is unread. */
export const bell = (unread: number) =>
  plural(unread, { one: `नोटिफ़िकेशन, ${unread} पढ़ा नहीं गया`, other: `नोटिफ़िकेशन, ${unread} पढ़े नहीं गए` });
/** Rule notifications-02. */
export const none = 'कोई नोटिफ़िकेशन नहीं';
export const noneHelp = 'आपके ऑर्डर और कॉइन की ख़बरें यहाँ मिलेंगी।';
export const notLoaded = 'आपके नोटिफ़िकेशन लोड नहीं हो सके। ';
export const loading = 'आपके नोटिफ़िकेशन लोड हो रहे हैं';
/** Before the title of one that was not read, for those who do not see its dot. */
export const unread = 'पढ़ा नहीं गया: ';
/** After one that leads away from the shop, for those who do not see its arrow. */
export const opensOutside = ' (दूसरी साइट खुलती है)';
