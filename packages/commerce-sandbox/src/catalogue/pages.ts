import { about, contact, noRoute, privacy, terms } from './content/informational.ts';
import type { PageSeed } from './types.ts';

/** Content pages. */
export const pages: PageSeed[] = [
  { identifier: 'about-us', title: 'About us', metaTitle: 'About us', metaDescription: 'Who runs this shop, how it earns and where it is.', content: about },
  { identifier: 'terms-and-condition', title: 'Terms and conditions', metaTitle: 'Terms and conditions', metaDescription: 'Orders, prices, delivery, returns and coins.', content: terms },
  { identifier: 'terms-and-conditions', title: 'Terms and conditions', metaTitle: 'Terms and conditions', metaDescription: 'Orders, prices, delivery, returns and coins.', content: terms },
  { identifier: 'privacy-policy', title: 'Privacy policy', metaTitle: 'Privacy policy', metaDescription: 'What this shop keeps, whom it tells, and for how long.', content: privacy },
  { identifier: 'contact-us', title: 'Contact us', metaTitle: 'Contact us', metaDescription: 'Chat, e-mail, telephone and post.', content: contact },
  { identifier: 'no-route', title: 'Page not found', metaTitle: 'Page not found', metaDescription: 'This page is not here.', content: noRoute },
];
