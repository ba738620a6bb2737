import type { RouteObject } from 'react-router';
import { RouteError } from '../features/errors/RouteError.tsx';
import { Shell } from '../layouts/Shell.tsx';
import type { LaterPath, PageModule } from './laterPages.ts';
import { Component as ResolvedPage } from './ResolvedPage.tsx';

/** Who may keep a page: 'guest' pages are the same for everybody; 'private' ones are noindex shells that no cache in front keeps. */
export type Audience = 'guest' | 'private';

interface PageRoute {
  path: string;
  /** File in src/routes, which is also what the build's manifest is asked for. */
  file: string;
  lazy: () => Promise<PageModule>;
}

/** A page whose module is named in a list that comes with the first sign of a visitor. */
const later =
  (audience: Audience) =>
  (path: LaterPath): RouteObject => ({
    path,
    id: `routes/${path}`,
    handle: { audience },
    lazy: async () => (await import('./laterPages.ts')).laterPages[path].load(),
  });

/** Paths alone, for every character here weighs on the first load of each page. */
const laterGuestPaths: LaterPath[] = ['search.html', 'compare', 'contact-us', 'referral', 'setu', 'offline'];
const laterPrivatePaths: LaterPath[] = [
  'order-confirmation',
  'sign-in',
  'create-account',
  'forgot-password',
  'customer/account/createPassword',
  'autosignin/:kind/:value',
  'custompage/index/checklogin',
  'oauthlogin/index/callback',
  'zepp-coins',
  'order-history',
  'order-history/:id',
  'stock-notices',
  'guest-order',
  'sales/guest/cancel',
  'sales/guest/return',
  'bills-and-recharge',
  'bills-and-recharge/:number',
  'wishlist',
  'account-information',
  'communications',
  'address-book',
  'saved-payments',
  'gift-cards',
];

/** What may not wait for one file more. */
const own: PageRoute[] = [
  { path: 'cart', file: 'CartPage', lazy: () => import('../routes/CartPage.tsx') },
  { path: 'checkout', file: 'CheckoutPage', lazy: () => import('../routes/CheckoutPage.tsx') },
  {
    path: ':gateway/checkout/success/:order',
    file: 'PaymentReturnPage',
    lazy: () => import('../routes/PaymentReturnPage.tsx'),
  },
];

const toRoute = ({ path, file, lazy }: PageRoute): RouteObject => ({
  path,
  id: `routes/${file}`,
  handle: { audience: 'private' },
  lazy,
});

/** What stands in the frame of the shop: an error of this route leaves the frame in its place. */
export const pageId = 'page';

/**
 * The shop's routes: its own pages (routes-02), and everything else as a path that the back end resolves. A fresh set for each
 * router.
 *
 * @param first Those that a variant brings (ownRoutes).
 */
export const makeRoutes = (first: RouteObject[] = []): RouteObject[] => [
  {
    id: 'shell',
    // As elements, which are the same whatever the router is about: as components they would be rendered with each of its steps.
    element: <Shell />,
    ErrorBoundary: RouteError,
    children: [
      {
        id: pageId,
        ErrorBoundary: RouteError,
        children: [
          ...first,
          ...own.map(toRoute),
          ...laterGuestPaths.map(later('guest')),
          ...laterPrivatePaths.map(later('private')),
          {
            path: '*',
            id: 'resolved',
            handle: { audience: 'guest' },
            // What the first page shows is in its document.
            loader: async args => (await import('./resolve.ts')).loader(args),
            element: <ResolvedPage />,
          },
        ],
      },
    ],
  },
];
