import type { RedirectSeed } from './contentTypes.ts';

/** Old addresses. Targets that start with http leave the shop. */
export const redirects: RedirectSeed[] = [
  { from: 'electronics/mobiles.html', to: 'mobiles-tablets/mobiles.html', code: 301 },
  { from: 'clothing.html', to: 'fashion.html', code: 301 },
  { from: 'auvira-lumen-4-5g.html', to: 'auvira-lumen-5-5g.html', code: 301 },
  { from: 'festive-offers.html', to: 'fashion.html', code: 302 },
  { from: 'today', to: 'audio/headphones-earbuds/wireless-earbuds.html', code: 302 },
  { from: 'track-my-parcel', to: 'https://www.indiapost.gov.in/', code: 302 },
];
