/*
 * Fields that several forms have.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const email = 'ईमेल';
export const emailMissing = 'अपना ईमेल पता भरें।';
export const emailWrong = 'name@example.com जैसा ईमेल पता भरें।';

export const optionalMobile = 'मोबाइल नंबर (वैकल्पिक)';
/*
 * What is wrong with a mobile number: the reason that is true.
 */
export const mobileSigns = 'सिर्फ़ अंक लिखें, जैसे 98765 43210।';
export const mobileAbroad = 'भारतीय मोबाइल नंबर (+91) भरें।';
export const mobileShort = (digits: number) =>
  plural(digits, {
    one: `यह नंबर छोटा है: मोबाइल नंबर में 10 अंक होते हैं, इसमें ${digits} है।`,
    other: `यह नंबर छोटा है: मोबाइल नंबर में 10 अंक होते हैं, इसमें ${digits} हैं।`,
  });
export const mobileLong = (digits: number) => `यह नंबर ज़्यादा लंबा है: मोबाइल नंबर में 10 अंक होते हैं, इसमें ${digits} हैं।`;
export const mobileStart = 'भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होता है।';

export const pincodeMissing = 'पिनकोड भरें।';

export const tooLong = (most: number, characters: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें: इसमें ${characters} हैं।`;

/** In an address that is read. */
export const gstinOf = (number: string) => `GSTIN ${number}`;
