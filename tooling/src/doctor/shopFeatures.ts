import type { OptionalFeature } from '@shop/commerce-client';

/** A feature that the shop cannot do without, by the operations that make it. */
export interface EssentialFeature {
  title: string;
  operations: string[];
}

/**
 * Part of every Magento Open Source from 2.4.7. A test sees to it that each operation stands in one of the two tables.
 */
export const essentialFeatures: EssentialFeature[] = [
  { title: 'Store views', operations: ['Shell', 'storeConfig', 'getLocale', 'getAvailableStores'] },
  {
    title: 'Catalogue',
    operations: [
      'ResolveURL',
      'SiteCategories',
      'SiteProducts',
      'Category',
      'Listing',
      'FoundCategories',
      'ListingPrices',
      'ListingSwatches',
      'ListedLooks',
      'QuickChoice',
      'Suggestions',
      'ProductPage',
      'ProductFacts',
      'ProductBundle',
      'ProductGroup',
      'ProductDownload',
      'ContentProducts',
      'RecentProducts',
      'Compare',
      'SeenProducts',
      'BoughtWith',
      'CartAlso',
    ],
  },
  { title: 'Megamenu', operations: ['getMegaMenu'] },
  { title: 'Content', operations: ['cmsBlocks', 'cmsPage', 'contactUs'] },
  {
    title: 'Cart',
    operations: [
      'createEmptyCart',
      'checkCartAccess',
      'getCartDetails',
      'getCustomerCart',
      'cartLineVariants',
      'getLineTiers',
      'getItemCount',
      'addItem',
      'addItems',
      'updateItem',
      'removeItem',
      'mergeCarts',
    ],
  },
  { title: 'Customisable options', operations: ['getCustomAnswers', 'ProductCustomised'] },
  { title: 'Coupons', operations: ['applyCoupon', 'getAppliedCoupons', 'removeCoupon'] },
  {
    title: 'Checkout',
    operations: ['setShippingAddressesOnCart', 'setShippingMethodsOnCart', 'setPaymentMethodOnCart', 'getRegions'],
  },
  {
    title: 'Account',
    operations: ['signIn', 'revokeToken', 'createAccount', 'GetCustomerInformation', 'savedAddresses'],
  },
  {
    title: 'Profile',
    operations: [
      'AccountInformation',
      'Communications',
      'OwnData',
      'deleteCustomer',
      'updateCustomer',
      'updateCustomerEmail',
      'changeCustomerPassword',
    ],
  },
  {
    title: 'Address book',
    operations: ['AddressBook', 'createCustomerAddress', 'updateCustomerAddress', 'deleteCustomerAddress'],
  },
  { title: 'Forgotten password', operations: ['requestPasswordReset', 'resetPassword'] },
  { title: 'Reviews', operations: ['getFirstReviews', 'getReviews', 'getReviewRatings', 'createReview'] },
  { title: 'Order history', operations: ['CustomerOrders', 'CustomerOrder', 'reorderItems'] },
  { title: 'Orders of guests', operations: ['FindGuestOrder', 'GuestOrder'] },
  { title: 'Cancelling orders', operations: ['CancellationReasons', 'cancelOrder'] },
];

/** A feature that a back end may lack. */
export interface SwitchableFeature {
  title: string;
  /** Operations that are never sent while it is off. */
  operations: string[];
  /** What a Magento needs to have it. */
  extension: string;
  /** What the shop is without it. */
  without: string;
}

const own = 'own GraphQL module with the fields of packages/commerce-client/schema/schema.graphql';

export const switchableFeatures: Record<OptionalFeature, SwitchableFeature> = {
  coins: {
    title: 'Coins',
    operations: ['getCoinBalance', 'getCartCoins', 'getCoinTransactions', 'applyCoins', 'removeCoins'],
    extension: 'MageWorx Reward Points with its GraphQL module (mageworx/module-rewardpoints-graphql)',
    without: 'no balance in the header, no coins page, no paying with coins, none among the totals',
  },
  pincode: {
    title: 'Pincode lookup',
    operations: ['getCityByPincode'],
    extension: own,
    without: 'shoppers type city and state',
  },
  'delivery-estimate': {
    title: 'Delivery estimate',
    operations: [],
    extension: own,
    without: 'no days to the door, no word on cash on delivery at a pincode',
  },
  'order-lookup': {
    title: 'What became of a cart',
    operations: ['orderOfCart'],
    extension: own,
    without: 'no gateways; an order whose answer was lost stays open until the shopper looks into the order history',
  },
  razorpay: {
    title: 'Razorpay',
    operations: [
      'getRazorpayConfig',
      'placeRazorpayOrder',
      'setRzpPaymentDetailsForOrder',
      'resetCart',
      'getPaidOrder',
    ],
    extension: 'Razorpay for Magento 4.1 or newer (razorpay/magento)',
    without: 'the gateway is not offered',
  },
  cashfree: {
    title: 'Cashfree',
    operations: ['createCashfreePaymentSession', 'confirmCashfreePayment'],
    extension: `Cashfree for Magento (cashfree/magento), and an ${own}`,
    without: 'the gateway is not offered',
  },
  'razorpay-owner': {
    title: 'Proof of a guest who pays by Razorpay',
    operations: [],
    extension: own,
    without:
      "as the published module has it: whoever gives the number of a guest's order may open its payment or cancel it",
  },
  'cashfree-owner': {
    title: 'Proof of a guest who pays by Cashfree',
    operations: [],
    extension: own,
    without: "whoever gives the number of a guest's order may open its payment or ask about it",
  },
  'payment-attempts': {
    title: 'Attempts to pay an order',
    operations: ['paymentAttempts'],
    extension: own,
    without:
      'an unpaid order is never offered to be paid again: it can be waited for, or cancelled to have the cart back',
  },
  'saved-payments': {
    title: 'Saved payment methods',
    operations: ['getSavedPayments', 'deleteSavedPayment'],
    extension: `Magento_VaultGraphQl, which is part of Magento Open Source, gateways that give tokens, and an ${own}`,
    without: 'nothing is saved to pay with, no page for it',
  },
  charges: {
    title: 'Handling charge and surcharges',
    operations: [],
    extension: own,
    without: 'no rows for them among the totals, no note at cash on delivery',
  },
  'upi-only': {
    title: 'Carts to be paid by UPI only',
    operations: [],
    extension: own,
    without: 'the coupon alone decides',
  },
  'cart-counts': {
    title: 'Counts and discount of the whole cart',
    operations: [],
    extension: own,
    without: "Magento's own count, and what the lines say",
  },
  'gift-cards': {
    title: 'Gift cards',
    operations: ['ProductGiftCard', 'giftCardAccount', 'applyGiftCard', 'removeGiftCard'],
    extension: 'Adobe Commerce',
    without: 'no gift cards to buy or to pay with, none among the totals',
  },
  'gift-options': {
    title: 'Gift messages and wrapping',
    operations: ['getGiftOptions', 'setGiftOptions'],
    extension: 'Adobe Commerce',
    without: 'no cart is a gift: no message, wrapping, card or receipt without prices, none among the totals',
  },
  'stock-notices': {
    title: 'Notices of stock by e-mail',
    operations: ['requestStockNotice', 'withdrawStockNotice'],
    extension: `${own}, before Magento_ProductAlert, whose alerts only its own pages take`,
    without: 'who finds something sold out is not told when it is back',
  },
  'coupon-offers': {
    title: 'Coupons that are offered',
    operations: ['getOfferedCoupons'],
    extension: own,
    without: 'shoppers type the codes that they know',
  },
  'guest-price': {
    title: 'Prices for members only',
    operations: [],
    extension: own,
    without: 'guests see every price',
  },
  brands: {
    title: 'Brands',
    operations: [],
    extension: 'product attribute brand_code, visible in GraphQL',
    without: 'no brand on tiles and lines',
  },
  'quantity-steps': {
    title: 'Steps of quantity',
    operations: [],
    extension: own,
    without: 'buttons count one by one; the back end refuses what is between its steps, and says so',
  },
  'filter-names': {
    title: 'Names of the filters',
    operations: ['FilterableAttributes'],
    extension: 'Magento Open Source 2.4.7 or newer',
    without: 'learned from each listing that an address filters, by one more query',
  },
  'dynamic-blocks': {
    title: 'Dynamic blocks',
    operations: ['dynamicBlocks'],
    extension: 'Adobe Commerce',
    without: 'pages show what editors left in their place, or that there are no blocks',
  },
  'other-prices': { title: 'Prices elsewhere', operations: [], extension: own, without: 'no comparison' },
  bestsellers: { title: 'Bestsellers', operations: [], extension: own, without: 'no product is said to sell best' },
  promises: {
    title: 'Promises of a product',
    operations: [],
    extension: own,
    without: 'no return period, no warranty and no seller beside the way into the cart',
  },
  specifications: {
    title: 'Specifications and contents of the box',
    operations: [],
    extension: own,
    without: 'facts stand where the editors wrote them into the description',
  },
  'size-guides': {
    title: 'Size guides',
    operations: [],
    extension: own,
    without: 'no table of sizes beside the choice',
  },
  'product-offers': {
    title: 'Offers for a product',
    operations: [],
    extension: own,
    without: 'coupons are told of in the cart, where the back end offers them',
  },
  instalments: {
    title: 'Instalments',
    operations: [],
    extension: own,
    without: 'what a month costs is told by the gateway alone',
  },
  'delivery-terms': {
    title: 'Cost of delivery',
    operations: [],
    extension: own,
    without: 'what delivery costs is told in the cart and at the checkout',
  },
  'review-filters': {
    title: 'Reviews by stars and order',
    operations: [],
    extension: own,
    without: 'reviews come newest first, and the bars count the latest 50',
  },
  'helpful-votes': {
    title: 'Votes for helpful reviews',
    operations: ['voteReviewHelpful'],
    extension: own,
    without: 'nobody says that a review helped, and none comes first for it',
  },
  'review-pictures': {
    title: 'Pictures of reviews',
    operations: ['uploadReviewPicture'],
    extension: own,
    without: 'reviews have words and stars alone',
  },
  questions: {
    title: 'Questions about products',
    operations: ['getQuestions', 'askQuestion'],
    extension: own,
    without: 'no questions and answers on the page of a product',
  },
  wishlist: {
    title: 'Wishlist',
    operations: [
      'getWishedProducts',
      'WishlistItems',
      'addProductsToWishlist',
      'removeProductsFromWishlist',
      'addWishlistItemsToCart',
    ],
    extension: 'Magento_WishlistGraphQl, which is part of Magento Open Source',
    without: 'no hearts, no page, no link to it',
  },
  notifications: {
    title: 'Notifications',
    operations: ['CustomerNotifications', 'UpdateNotificationReadStatus', 'IncrementFcmDownloads'],
    extension: own,
    without: 'no bell, and nobody counts who installs the shop',
  },
  push: {
    title: 'Push to installed shops',
    operations: ['SaveFcmToken'],
    extension: `${own}, which sends to the tokens by Firebase Cloud Messaging; the shop is told the project by FIREBASE_API_KEY and its like`,
    without: 'nobody is asked to be told on a device',
  },
  returns: {
    title: 'Returns',
    operations: [
      'OrderReturns',
      'GuestOrderReturns',
      'ReturnReasons',
      'requestReturn',
      'requestGuestReturn',
      'addReturnComment',
      'confirmReturn',
    ],
    extension: 'Adobe Commerce',
    without: 'nothing is given back through the shop',
  },
  'guest-cancellation': {
    title: 'Cancelling as a guest',
    operations: ['requestGuestOrderCancel', 'confirmCancelOrder'],
    extension: 'Magento Open Source 2.4.8 or newer',
    without: 'guests ask the shop to cancel',
  },
  'order-actions': {
    title: 'What may be done with an order',
    operations: [],
    extension: 'Magento Open Source 2.4.8 or newer',
    without: 'told from the status of the order',
  },
  'order-filters': {
    title: 'Orders by status and date',
    operations: [],
    extension: 'Magento Open Source 2.4.8 or newer',
    without: 'orders are found by their number only',
  },
  'order-taxes': {
    title: 'Subtotals with and without tax',
    operations: [],
    extension: 'Magento Open Source 2.4.8 or newer',
    without: 'one subtotal',
  },
  'delivery-dates': {
    title: 'When an order was delivered',
    operations: [],
    extension: own,
    without: 'an order that was sent is shown as sent, and no last day for returns',
  },
  'sign-in-code': {
    title: 'Signing in by a one-time code',
    operations: ['sendSignInOtp', 'verifySignInOtp'],
    extension: own,
    without: 'one signs in by password',
  },
  'code-waits': {
    title: 'When another one-time code may be asked for',
    operations: [],
    extension: own,
    without: 'the shop counts down half a minute, and the back end refuses in its own words what is too early',
  },
  'verified-contacts': {
    title: 'Mobile number and personal e-mail of an account',
    operations: ['sendMyAccOtp', 'verifyMyAccOtp'],
    extension: own,
    without: 'the profile has neither',
  },
  'message-channels': {
    title: 'Orders and offers by SMS and WhatsApp',
    operations: ['MessageChannels', 'setMessageChannels'],
    extension: `${own}, which sends to verified numbers by registered texts (DLT) and approved templates (WhatsApp)`,
    without: 'nothing to choose beside the newsletter and push',
  },
  'sign-in-link': {
    title: 'Signing in by a mailed link',
    operations: ['sendSignInLink', 'magicLinkSignIn'],
    extension: own,
    without: 'no link is offered, and /custompage/index/checklogin is not found',
  },
  'auto-sign-in': {
    title: 'Signing in by a signed link',
    operations: ['autoSignIn'],
    extension: own,
    without: 'links to /autosignin lead to a one-time code, or to /sign-in',
  },
  'mail-accounts': {
    title: 'Signing in with a mail account',
    operations: ['oauthProviders', 'oauthSignIn'],
    extension: own,
    without: 'no provider is offered, and /oauthlogin/index/callback is not found',
  },
  'gst-invoices': {
    title: 'GST tax invoices',
    operations: ['OrderInvoices', 'GuestOrderInvoices'],
    extension: own,
    without: 'no tax invoice to open',
  },
  bills: {
    title: 'Bills and recharge',
    operations: [
      'BillCategories',
      'Billers',
      'RechargePlans',
      'fetchBill',
      'createBillPayment',
      'BillPayment',
      'OpenBill',
      'BillPayments',
    ],
    extension: `an aggregator of BBPS behind an ${own}`,
    without: 'no /setu and no /bills-and-recharge, no link to them, and a category of bills is a category like others',
  },
  'customer-number': {
    title: 'Customer number',
    operations: [],
    extension: own,
    without: 'no customer is signed out by number',
  },
  programmes: {
    title: 'Purchase programmes',
    operations: ['PurchaseProgramme', 'verifyInstituteCode', 'verifyInstituteEmail'],
    extension: `${own}, and a customer group with prices of its own for each programme`,
    without: 'the landing pages of the programmes show what editors wrote, and nobody verifies there',
  },
  referral: {
    title: 'Inviting friends',
    operations: ['getReferral'],
    extension: `${own}, which takes the attribute referral_code of new customers`,
    without: 'the page of referrals shows what editors wrote, and no code is asked for with a new account',
  },
};
