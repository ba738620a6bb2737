import { floatHome } from './content/floatHome.ts';
import { about, contact, noRoute, privacy, terms } from './content/informational.ts';
import { brandStore, studentProgramme } from './content/programmes.ts';
import { referral } from './content/referral.ts';
import { uniHome } from './content/uniHome.ts';
import { zeppHome } from './content/zeppHome.ts';
import { storeViews } from './storeViews.ts';
import type { PageSeed } from './contentTypes.ts';

/** A page whose links end as the category addresses of each store view do. */
const perSuffix = (page: Omit<PageSeed, 'content'>, content: (suffix?: string) => string): PageSeed[] => {
  const others = storeViews.filter(({ categoryUrlSuffix }) => categoryUrlSuffix !== '.html');
  return [
    { ...page, content: content() },
    ...others.map(view => ({ ...page, content: content(view.categoryUrlSuffix), stores: [view.code] })),
  ];
};

/** Content pages. The home page differs in each store view; the others are shared. */
export const pages: PageSeed[] = [
  {
    identifier: 'home',
    title: 'Home',
    metaTitle: 'Member prices on everything',
    metaDescription: 'Phones, laptops, appliances, fashion and home at member prices, with ZEPP Coins on every order.',
    content: zeppHome,
    stores: ['zepp'],
  },
  {
    identifier: 'home',
    title: 'Home',
    metaTitle: 'Student prices, Uni Coins back',
    metaDescription: 'Laptops, earbuds, backpacks and notebooks at student prices, with Uni Coins on every order.',
    content: uniHome,
    stores: ['uni'],
  },
  {
    identifier: 'home',
    title: 'Home',
    metaTitle: 'Compare, then buy',
    metaDescription: 'Every price beside what other shops ask, to the paisa. Buy without an account.',
    content: floatHome,
    stores: ['float'],
  },
  {
    identifier: 'about-us',
    title: 'About us',
    metaTitle: 'About us',
    metaDescription: 'Who runs this shop, how it earns and where it is.',
    content: about,
  },
  {
    identifier: 'terms-and-condition',
    title: 'Terms and conditions',
    metaTitle: 'Terms and conditions',
    metaDescription: 'Orders, prices, delivery, returns and coins.',
    content: terms,
  },
  {
    identifier: 'terms-and-conditions',
    title: 'Terms and conditions',
    metaTitle: 'Terms and conditions',
    metaDescription: 'Orders, prices, delivery, returns and coins.',
    content: terms,
  },
  {
    identifier: 'privacy-policy',
    title: 'Privacy policy',
    metaTitle: 'Privacy policy',
    metaDescription: 'What this shop keeps, whom it tells, and for how long.',
    content: privacy,
  },
  {
    identifier: 'contact-us',
    title: 'Contact us',
    metaTitle: 'Contact us',
    metaDescription: 'Chat, e-mail, telephone and post.',
    content: contact,
  },
  {
    identifier: 'referral',
    title: 'Refer a friend',
    metaTitle: 'Refer a friend',
    metaDescription: 'Invite a friend and get 200 coins when the first order is paid.',
    content: referral,
  },
  ...perSuffix(
    {
      identifier: 'apple-student-purchase-program.html',
      title: 'Student purchase programme',
      metaTitle: 'Student purchase programme',
      metaDescription:
        'Laptops and tablets at the institute price for students and teachers: who may buy, what it saves, how it works.',
    },
    studentProgramme,
  ),
  ...perSuffix(
    {
      identifier: 'samsung',
      title: 'Employee store for Zentoro',
      metaTitle: 'Employee store for Zentoro',
      metaDescription:
        'Zentoro phones, foldables, tablets and laptops at the price for partner companies, with two years of warranty.',
    },
    brandStore,
  ),
  {
    identifier: 'no-route',
    title: 'Page not found',
    metaTitle: 'Page not found',
    metaDescription: 'This page is not here.',
    content: noRoute,
  },
];
