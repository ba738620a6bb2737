import { logos } from './logos.ts';
import { partnerViews } from './partners.ts';
import type { StoreViewSeed } from './contentTypes.ts';
import { sellers } from './sellers.ts';

const shared = {
  locale: 'en_US',
  currency: 'INR',
  categoryUrlSuffix: '.html',
  productUrlSuffix: '.html',
  tokenLifetime: 1,
  homePage: 'home',
  noRoutePage: 'no-route',
  guestPriceHidden: false,
} as const;

/** The store views of the website "base": three brands of ours, then the partners'. The first is the default one. */
export const storeViews: StoreViewSeed[] = [
  {
    ...shared,
    id: 1,
    code: 'zepp',
    name: 'ZEPP Coins Store',
    isDefault: true,
    sortOrder: 1,
    title: 'ZEPP Coins Store: employee prices and coins on every order',
    titleSuffix: ' - ZEPP Coins Store',
    description:
      'The benefit shop for employees of partner companies: phones, appliances, fashion and home at member prices, with ZEPP Coins on every order.',
    keywords: 'employee purchase programme, ZEPP Coins, member prices, mobiles, appliances, gift vouchers',
    welcome: 'Welcome to your company’s benefit shop',
    copyright: '© 2026 ZEPP Coins Store. All rights reserved.',
    absoluteFooter: '<p>Prices include GST. Coins are credited when an order is paid.</p>',
    logo: { src: 'default/zepp-coins.svg', alt: 'ZEPP Coins Store', width: 168, height: 40, svg: logos.zepp },
    seller: sellers.mumbai,
  },
  {
    ...shared,
    id: 2,
    code: 'uni',
    name: 'Uni Coins Campus',
    isDefault: false,
    sortOrder: 2,
    title: 'Uni Coins Campus: student prices that feel like pocket money',
    titleSuffix: ' - Uni Coins Campus',
    description:
      'Student prices on laptops, phones, audio, fashion and stationery for verified campuses across India, with Uni Coins on every order.',
    keywords: 'student discount, campus store, Uni Coins, laptops for students, backpacks, stationery',
    welcome: 'Hey, welcome to campus',
    copyright: '© 2026 Uni Coins Campus. All rights reserved.',
    absoluteFooter: '<p>Student prices need a verified institute e-mail. Prices include GST.</p>',
    logo: { src: 'uni/uni-coins.svg', alt: 'Uni Coins Campus', width: 156, height: 44, svg: logos.uni },
    seller: sellers.bengaluru,
  },
  {
    ...shared,
    id: 3,
    code: 'float',
    name: 'Float Price',
    isDefault: false,
    sortOrder: 3,
    title: 'Float Price: compare, then buy at the lowest price',
    titleSuffix: ' - Float Price',
    description:
      'Every price beside what other shops ask for the same thing, to the paisa. Compare first, then buy without creating an account.',
    keywords: 'price comparison, lowest price, guest checkout, electronics, appliances, groceries',
    welcome: 'Compare before you buy',
    copyright: '© 2026 Float Price. All rights reserved.',
    absoluteFooter: '<p>Prices of other shops are read every morning at 6 and include GST, without delivery.</p>',
    logo: { src: 'float/float-price.svg', alt: 'Float Price', width: 148, height: 36, svg: logos.float },
    seller: sellers.delhi,
  },
  ...partnerViews,
  {
    ...shared,
    locale: 'hi_IN',
    id: 101,
    code: 'float_hi',
    name: 'Float Price हिन्दी',
    isDefault: false,
    sortOrder: 101,
    title: 'Float Price: तुलना कीजिए, फिर सबसे कम दाम पर ख़रीदिए',
    titleSuffix: ' - Float Price',
    description: 'हर दाम के साथ दूसरी दुकानों का दाम, पैसे-पैसे तक। पहले तुलना कीजिए, फिर बिना खाता बनाए ख़रीदिए।',
    keywords: 'दाम की तुलना, सबसे कम दाम, बिना खाते ख़रीदारी, इलेक्ट्रॉनिक्स, उपकरण, किराना',
    welcome: 'ख़रीदने से पहले तुलना कीजिए',
    copyright: '© 2026 Float Price. सर्वाधिकार सुरक्षित।',
    absoluteFooter: '<p>दूसरी दुकानों के दाम हर सुबह 6 बजे पढ़े जाते हैं; GST शामिल है, डिलीवरी नहीं।</p>',
    logo: { src: 'float-hi/float-price.svg', alt: 'Float Price', width: 148, height: 36, svg: logos.float },
    seller: sellers.delhi,
  },
];
