import type { Handler } from 'hono';

/** Where browsers find the rules that the header of a guest page names. */
export const speculationPath = '/speculation-rules.json';

/** Places that are somebody's own, change something, or are no pages. */
const never = [
  '/cart*',
  '/checkout*',
  '/order-*',
  '/sign-in*',
  '/create-account*',
  '/forgot-password*',
  '/customer/*',
  '/autosignin/*',
  '/oauthlogin/*',
  '/custompage/*',
  '/account-information*',
  '/address-book*',
  '/communications*',
  '/saved-payments*',
  '/gift-cards*',
  '/zepp-coins*',
  '/wishlist*',
  '/setu*',
  '/bills-and-recharge*',
  '/guest-order*',
  '/sales/*',
  '/media/*',
  '/gateways/*',
  '/*\\?*___store=*',
];

/**
 * Until the shop listens a link leads to a new document, and its page may come while the finger is still on it. After that
 * links lead within the document. Pages are fetched, never run before they are shown: a phone has better things to do.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: never } },
          { selector_matches: 'html:not([data-hydrated]) a:not([download], [target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Answers with them. */
export const serveSpeculationRules: Handler = c =>
  c.body(JSON.stringify(speculationRules), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  });
