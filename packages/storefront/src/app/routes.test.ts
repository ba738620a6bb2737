import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { ownFileOf, ownRoutes } from './ownRoutes.ts';
import { makeRoutes } from './routes.tsx';

const routeOf = (path: string) => matchRoutes(makeRoutes(), path)?.at(-1)?.route.id;

// Rule routes-02.
it.each([
  '/search.html',
  '/compare',
  '/contact-us',
  '/referral',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer/account/createPassword',
  '/autosignin/customerid/1',
  '/autosignin/phone/9810012345',
  '/autosignin/email/asha@example.com',
  '/oauthlogin/index/callback',
  '/custompage/index/checklogin',
  '/account-information',
  '/address-book',
  '/communications',
  '/setu',
  '/bills-and-recharge',
  '/bills-and-recharge/B000000001',
  '/zepp-coins',
  '/order-history',
  '/order-history/000000001',
  '/stock-notices',
  '/guest-order',
  '/sales/guest/cancel',
  '/sales/guest/return',
  '/wishlist',
  '/saved-payments',
  '/gift-cards',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/razorpay/checkout/success/000000001',
  '/cashfree/checkout/success/000000001',
])('has a page of its own at %s', path => {
  expect(routeOf(path)).toMatch(/^routes\//);
});

// Rule routes-03.
it.each(['/', '/audio.html', '/mobiles-tablets/mobiles.html', '/about-us', '/cart.html'])(
  'asks the back end what lives at %s',
  path => {
    expect(routeOf(path)).toBe('resolved');
  },
);

it('hands the router elements for what stands while a page comes: components it would render with each of its steps', () => {
  for (const path of ['/', '/audio.html']) {
    const [shell, , resolved] = matchRoutes(makeRoutes(), path)?.map(({ route }) => route) ?? [];
    expect([shell?.id, resolved?.id]).toEqual(['shell', 'resolved']);
    for (const route of [shell, resolved])
      expect([route?.Component, route?.element]).toEqual([undefined, expect.anything()]);
  }
});

it('puts the pages of a variant before those of the storefront', () => {
  const load = async () => ({ Component: () => null });
  const routes = makeRoutes(
    ownRoutes({ 'our-story': { file: 'OurStory', load }, 'contact-us': { file: 'Visit', load } }),
  );
  const fileAt = (path: string) => ownFileOf(matchRoutes(routes, path)?.at(-1)?.route.id ?? '');
  expect(['/our-story', '/contact-us', '/cart', '/about-us'].map(fileAt)).toEqual([
    'src/OurStory',
    'src/Visit',
    undefined,
    undefined,
  ]);
});
