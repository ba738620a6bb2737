/*
 * What is chosen on the pages of bundles, groups, downloads, gift cards and products with options of their own.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const none = 'कोई नहीं';
/** First entry of a list of which something has to be taken. */
export const choose = 'एक चुनें';
export const chooseOption = (option: string) => `“${option}” के लिए एक चुनें।`;
export const chooseSome = (option: string) => `“${option}” के लिए कम से कम एक चुनें।`;
export const optional = 'वैकल्पिक';
export const soldOut = 'स्टॉक में नहीं';
export const pieces = (count: number, product: string) => (count > 1 ? `${count} × ${product}` : product);
/** Stands before what a choice adds to the price. */
export const adds = (amount: string) => `+ ${amount}`;
export const quantityOf = (product: string) => `${product} की मात्रा`;

export const answer = (option: string) => `“${option}” भरें।`;
export const lettersLeft = (left: number) => `${left} अक्षर बाक़ी`;
export const tooLong = (letters: number) =>
  plural(letters, { one: `${letters} अक्षर ज़्यादा है।`, other: `${letters} अक्षर ज़्यादा हैं।` });

export const tiers = 'ज़्यादा लेने पर क़ीमत';
export const tier = (pieces: number, amount: string, percent: number) =>
  percent > 0 ? `${pieces} नग लें, हर नग ${amount} में, और ${percent}% बचाएँ` : `${pieces} नग लें, हर नग ${amount} में`;

/** Pieces are sold in bundles of so many. */
export const soldInSteps = (pieces: number) => `${pieces} के गुणकों में मिलता है`;
export const soldFrom = (pieces: number) => `कम से कम ${pieces} नग ख़रीदने होंगे`;

export const members = 'चुनें कि हर एक के कितने नग चाहिए';
export const chooseMember = 'कम से कम एक की मात्रा चुनें।';
export const addedTogether = (count: number) =>
  plural(count, { one: `${count} प्रोडक्ट आपके कार्ट में है।`, other: `${count} प्रोडक्ट आपके कार्ट में हैं।` });
export const addedInPart = (count: number) =>
  plural(count, {
    one: `${count} प्रोडक्ट आपके कार्ट में है। जो यहाँ बचा है, वह कार्ट में नहीं जोड़ा जा सका।`,
    other: `${count} प्रोडक्ट आपके कार्ट में हैं। जो यहाँ बचा है, वह कार्ट में नहीं जोड़ा जा सका।`,
  });

export const youGet = 'आपको मिलेगा';
export const chooseLink = 'कम से कम एक चुनें।';
export const samples = 'पहले नमूना देखें';
export const sampleOf = (title: string) => `${title} का नमूना`;
export const sample = 'नमूना';
export const opensInTab = 'नए टैब में खुलता है';
export const downloadHelp = 'भुगतान होते ही आप इसे अपने ऑर्डर से डाउनलोड कर सकते हैं।';

export const amount = 'राशि';
export const otherAmount = 'दूसरी राशि';
export const yourAmount = 'आपकी राशि, रुपये में';
export const chooseAmount = 'राशि चुनें।';
export const amountBetween = (least: string, most: string) => `${least} से ${most} तक।`;
export const amountFrom = (least: string) => `कम से कम ${least}।`;
export const amountUpTo = (most: string) => `ज़्यादा से ज़्यादा ${most}।`;
export const recipientName = 'पाने वाले का नाम';
export const recipientEmail = 'पाने वाले का ईमेल';
export const senderName = 'आपका नाम';
export const senderEmail = 'आपका ईमेल';
export const message = 'संदेश';
export const messageHint = (left: number) => `वैकल्पिक। ${left} अक्षर बाक़ी।`;
/** Devanagari has no small letters, and a Latin name keeps its capitals. */
export const fillIn = (field: string) => `यह भरें: ${field}।`;
export const wrongEmail = 'यह ईमेल पता पूरा नहीं है। वह name@example.com जैसा होता है।';
export const messageTooLong = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर।`;
export const byEmail = 'भुगतान होते ही ईमेल से भेजा जाएगा।';
export const byPost = 'डिलीवरी के पते पर डाक से भेजा जाएगा।';
export const byBoth = 'भुगतान होते ही ईमेल से, और डिलीवरी के पते पर डाक से भी भेजा जाएगा।';

/** Labels of a gift card in the cart and in orders. */
export const to = 'पाने वाले';
export const by = 'भेजने वाले';
export const links = 'डाउनलोड';

export const soldOn = (shop: string) => `${shop} पर बिकता है`;
export const share = 'शेयर करें';
export const linkCopied = 'लिंक कॉपी हो गया।';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका। उसे एड्रेस बार से कॉपी करें।';
