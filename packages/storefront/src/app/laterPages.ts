import type { RouteObject } from 'react-router';

/** What a file in src/routes exports. */
export type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

interface Page {
  /** File in src/routes, as the build's manifest knows it. */
  file: string;
  load: () => Promise<PageModule>;
}

/**
 * The shop's own pages that few visits begin with, by their path. The list is a file of its own, which comes with the
 * first sign of a visitor.
 */
export const laterPages = {
  offline: { file: 'OfflinePage', load: () => import('../routes/OfflinePage.tsx') },
  'search.html': { file: 'SearchPage', load: () => import('../routes/SearchPage.tsx') },
  compare: { file: 'ComparePage', load: () => import('../routes/ComparePage.tsx') },
  'order-confirmation': { file: 'ConfirmationPage', load: () => import('../routes/ConfirmationPage.tsx') },
  'contact-us': { file: 'ContactPage', load: () => import('../routes/ContactPage.tsx') },
  referral: { file: 'ReferralPage', load: () => import('../routes/ReferralPage.tsx') },
  'sign-in': { file: 'SignInPage', load: () => import('../routes/SignInPage.tsx') },
  'create-account': { file: 'CreateAccountPage', load: () => import('../routes/CreateAccountPage.tsx') },
  'forgot-password': { file: 'ForgotPasswordPage', load: () => import('../routes/ForgotPasswordPage.tsx') },
  'customer/account/createPassword': {
    file: 'CreatePasswordPage',
    load: () => import('../routes/CreatePasswordPage.tsx'),
  },
  'autosignin/:kind/:value': { file: 'AutoSignInPage', load: () => import('../routes/AutoSignInPage.tsx') },
  'custompage/index/checklogin': { file: 'LinkSignInPage', load: () => import('../routes/LinkSignInPage.tsx') },
  'oauthlogin/index/callback': { file: 'MailAccountPage', load: () => import('../routes/MailAccountPage.tsx') },
  'zepp-coins': { file: 'CoinsPage', load: () => import('../routes/CoinsPage.tsx') },
  'order-history': { file: 'OrdersPage', load: () => import('../routes/OrdersPage.tsx') },
  'order-history/:id': { file: 'OrderPage', load: () => import('../routes/OrderPage.tsx') },
  'stock-notices': { file: 'StockNoticesPage', load: () => import('../routes/StockNoticesPage.tsx') },
  'guest-order': { file: 'GuestOrderPage', load: () => import('../routes/GuestOrderPage.tsx') },
  'sales/guest/cancel': { file: 'CancelOrderPage', load: () => import('../routes/CancelOrderPage.tsx') },
  'sales/guest/return': { file: 'ReturnOrderPage', load: () => import('../routes/ReturnOrderPage.tsx') },
  setu: { file: 'SetuPage', load: () => import('../routes/SetuPage.tsx') },
  'bills-and-recharge': { file: 'BillsPage', load: () => import('../routes/BillsPage.tsx') },
  'bills-and-recharge/:number': { file: 'BillPage', load: () => import('../routes/BillPage.tsx') },
  wishlist: { file: 'WishlistPage', load: () => import('../routes/WishlistPage.tsx') },
  'account-information': { file: 'AccountInformationPage', load: () => import('../routes/AccountInformationPage.tsx') },
  communications: { file: 'CommunicationsPage', load: () => import('../routes/CommunicationsPage.tsx') },
  'address-book': { file: 'AddressBookPage', load: () => import('../routes/AddressBookPage.tsx') },
  'gift-cards': { file: 'GiftCardsPage', load: () => import('../routes/GiftCardsPage.tsx') },
  'saved-payments': { file: 'SavedPaymentsPage', load: () => import('../routes/SavedPaymentsPage.tsx') },
} satisfies Record<string, Page>;

export type LaterPath = keyof typeof laterPages;

/** Where such a page lives, of a route's id; undefined for every other route. */
export const laterPageOf = (id: string): Page | undefined =>
  (laterPages as Record<string, Page>)[id.replace('routes/', '')];
