import type { RouteObject } from 'react-router';
import { RouteError } from '../features/errors/RouteError.tsx';
import { Shell } from '../layouts/Shell.tsx';
import { Component as ResolvedPage } from './ResolvedPage.tsx';

/** Who may keep a page: 'guest' pages are the same for everybody; 'private' ones are no-store, noindex shells. */
export type Audience = 'guest' | 'private';

interface PageRoute {
  path: string;
  /** File in src/routes, which is also what the build's manifest is asked for. */
  file: string;
  audience: Audience;
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>;
}

const own: PageRoute[] = [
  { path: 'search.html', file: 'SearchPage', audience: 'guest', lazy: () => import('../routes/SearchPage.tsx') },
  { path: 'contact-us', file: 'ContactPage', audience: 'guest', lazy: () => import('../routes/ContactPage.tsx') },
  { path: 'referral', file: 'ReferralPage', audience: 'guest', lazy: () => import('../routes/ReferralPage.tsx') },
  { path: 'sign-in', file: 'SignInPage', audience: 'private', lazy: () => import('../routes/SignInPage.tsx') },
  {
    path: 'create-account',
    file: 'CreateAccountPage',
    audience: 'private',
    lazy: () => import('../routes/CreateAccountPage.tsx'),
  },
  { path: 'zepp-coins', file: 'CoinsPage', audience: 'private', lazy: () => import('../routes/CoinsPage.tsx') },
  { path: 'order-history', file: 'OrdersPage', audience: 'private', lazy: () => import('../routes/OrdersPage.tsx') },
  { path: 'order-history/:id', file: 'OrderPage', audience: 'private', lazy: () => import('../routes/OrderPage.tsx') },
  {
    path: 'guest-order',
    file: 'GuestOrderPage',
    audience: 'private',
    lazy: () => import('../routes/GuestOrderPage.tsx'),
  },
  {
    path: 'sales/guest/cancel',
    file: 'CancelOrderPage',
    audience: 'private',
    lazy: () => import('../routes/CancelOrderPage.tsx'),
  },
  { path: 'wishlist', file: 'WishlistPage', audience: 'private', lazy: () => import('../routes/WishlistPage.tsx') },
  { path: 'cart', file: 'CartPage', audience: 'private', lazy: () => import('../routes/CartPage.tsx') },
  { path: 'checkout', file: 'CheckoutPage', audience: 'private', lazy: () => import('../routes/CheckoutPage.tsx') },
  {
    path: 'order-confirmation',
    file: 'ConfirmationPage',
    audience: 'private',
    lazy: () => import('../routes/ConfirmationPage.tsx'),
  },
  {
    path: ':gateway/checkout/success/:order',
    file: 'PaymentReturnPage',
    audience: 'private',
    lazy: () => import('../routes/PaymentReturnPage.tsx'),
  },
];

const toRoute = ({ path, file, audience, lazy }: PageRoute): RouteObject => ({
  path,
  id: `routes/${file}`,
  handle: { audience },
  lazy,
});

/** What stands in the frame of the shop: an error of this route leaves the frame in its place. */
export const pageId = 'page';

/**
 * The shop's routes: its own pages, and everything else as a path that the back end resolves. A fresh set for each
 * router.
 */
export const makeRoutes = (): RouteObject[] => [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        id: pageId,
        ErrorBoundary: RouteError,
        children: [
          ...own.map(toRoute),
          {
            path: '*',
            id: 'resolved',
            handle: { audience: 'guest' },
            // What the first page shows is in its document.
            loader: async args => (await import('./resolve.ts')).loader(args),
            Component: ResolvedPage,
          },
        ],
      },
    ],
  },
];
