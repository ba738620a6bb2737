import { markupText } from './markup.ts';

/** Links at the end of each page. */
export const englishFooter = {
  shop: 'Shop',
  mobiles: 'Mobiles and tablets',
  laptops: 'Laptops and computers',
  appliances: 'TV and appliances',
  fashion: 'Fashion',
  vouchers: 'Vouchers',
  bills: 'Bills and recharge',
  help: 'Help',
  contact: 'Contact us',
  orders: 'My orders',
  wishlist: 'My wishlist',
  about: 'About',
  aboutShop: (name: string) => `About ${markupText(name)}`,
  students: 'Student programme',
  referral: 'Refer a friend',
  policies: 'Policies',
  returns: 'Returns and refunds',
  shipping: 'Shipping and delivery',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  officer: 'Grievance officer',
};

/** What the links are called. */
export type FooterWords = typeof englishFooter;
