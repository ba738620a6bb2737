import { byLocale } from '../store/byLocale.ts';

/** What of an account may be changed, with mails that say so. */
export type Change = 'password' | 'email' | 'mobile' | 'personalEmail';

const changed = {
  password: 'password',
  email: 'e-mail address',
  mobile: 'mobile number',
  personalEmail: 'personal e-mail address',
} as const satisfies Record<Change, string>;

const changedInHindi = {
  password: 'पासवर्ड',
  email: 'ईमेल पता',
  mobile: 'मोबाइल नंबर',
  personalEmail: 'निजी ईमेल पता',
} as const satisfies Record<Change, string>;

/** What mails say of accounts, a paragraph each below the greeting. */
export const accountTexts = byLocale({
  en_US: {
    welcome: {
      subject: (shop: string) => `Welcome to ${shop}`,
      byPassword: 'Your account is ready. Sign in with this e-mail address and the password that you chose.',
      byProvider: (provider: string) => `Your account is ready. Sign in with your ${provider} account.`,
    },
    changed: {
      subject: (what: Change) => `Your ${changed[what]} was changed`,
      body: (what: Change) => `The ${changed[what]} of your account was changed.`,
      signedOut: 'Wherever else you were signed in, you are signed out now.',
    },
    deleted: {
      subject: 'Your account was deleted',
      body:
        'Your account is deleted, with its addresses, its wishlist and its coins. We keep your orders and their ' +
        'invoices for as long as the law asks; you find them by their number, this e-mail address and your last name.',
    },
    notYou: "If it was not you, tell us at once through the shop's contact form.",
    newPassword: {
      subject: 'Set a new password',
      body: (link: string) => `Set a new password within two hours:\n${link}`,
    },
    signInLink: {
      subject: 'Your link to sign in',
      body: (shop: string, minutes: number, link: string) => `Sign in to ${shop} within ${minutes} minutes:\n${link}`,
    },
    servesOnce: 'The link serves once. If you did not ask for it, do nothing.',
    notAsked: 'If you did not ask for it, do nothing.',
    invited: {
      subject: (coins: string) => `You have earned ${coins}`,
      note: 'Somebody whom you invited has paid a first order.',
      body: (coins: string) => `somebody whom you invited has paid a first order. ${coins} are in your account.`,
    },
  },
  hi_IN: {
    welcome: {
      subject: shop => `${shop} पर आपका स्वागत है`,
      byPassword: 'आपका खाता तैयार है। इस ईमेल पते और अपने चुने हुए पासवर्ड से साइन इन करें।',
      byProvider: provider => `आपका खाता तैयार है। अपने ${provider} खाते से साइन इन करें।`,
    },
    changed: {
      subject: what => `आपका ${changedInHindi[what]} बदला गया है`,
      body: what => `आपके खाते का ${changedInHindi[what]} बदला गया है।`,
      signedOut: 'आप और जहाँ भी साइन इन थे, वहाँ से अब साइन आउट हो गए हैं।',
    },
    deleted: {
      subject: 'आपका खाता मिटा दिया गया है',
      body:
        'आपका खाता मिटा दिया गया है, और उसके साथ उसके पते, विशलिस्ट और कॉइन भी। आपके ऑर्डर और उनके इनवॉइस हम तब तक रखते हैं, ' +
        'जब तक क़ानून के अनुसार ज़रूरी है; वे आपको ऑर्डर नंबर, इस ईमेल पते और आपके उपनाम से मिल जाएँगे।',
    },
    notYou: 'अगर यह आपने नहीं किया, तो शॉप के संपर्क फ़ॉर्म से हमें तुरंत बताएँ।',
    newPassword: {
      subject: 'नया पासवर्ड बनाएँ',
      body: link => `दो घंटे के अंदर नया पासवर्ड बनाएँ:\n${link}`,
    },
    signInLink: {
      subject: 'साइन इन करने के लिए आपका लिंक',
      body: (shop, minutes, link) => `${minutes} मिनट के अंदर ${shop} पर साइन इन करें:\n${link}`,
    },
    servesOnce: 'यह लिंक एक ही बार काम करता है। अगर आपने इसे नहीं माँगा था, तो आपको कुछ नहीं करना है।',
    notAsked: 'अगर आपने इसे नहीं माँगा था, तो आपको कुछ नहीं करना है।',
    invited: {
      subject: coins => `आपको ${coins} मिले हैं`,
      note: 'आपने जिन्हें बुलाया था, उन्होंने अपने पहले ऑर्डर का भुगतान कर दिया है।',
      body: coins => `आपने जिन्हें बुलाया था, उन्होंने अपने पहले ऑर्डर का भुगतान कर दिया है। ${coins} आपके खाते में आ गए हैं।`,
    },
  },
});
