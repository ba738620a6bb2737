// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeRoutes } from './app/routes.tsx';

const here = import.meta.dirname;
const read = (path: string) => readFileSync(join(here, path), 'utf8');
const storiesOf = (pattern: string) => globSync(pattern, { cwd: here }).map(read).join('\n');
const ownStories = globSync('features/**/*.stories.tsx', { cwd: here }).map(path => ({
  folder: dirname(path),
  source: read(path),
}));
const screens = storiesOf('routes/*.stories.tsx');

/** Components without a story of their own, by where a story shows them in each of their states. */
const shownWithin: Record<string, string[]> = {
  'Chrome/Header': ['AccountTrigger', 'CartTrigger', 'CoinBalance', 'CustomerCoins', 'InstallPlace', 'WishlistTrigger'],
  'Chrome/Consent': ['ConsentNotice', 'ConsentPlace'],
  'Chrome/Footer': ['SchemePlace'],
  'Chrome/Mega menu': ['SubmenuPanel'],
  'Chrome/Search box': ['SearchHelp'],
  'Delivery/Bar': ['DeliveryEstimate'],
  'Product/Description': ['DescriptionTree'],
  'Listing/Filters': ['FilterGroup', 'FilterPlace'],
  'Listing/Tile': ['ListedDelivery', 'ListedLater', 'TileSwatches'],
  'Listing/Placeholder': ['ListingSkeleton'],
  'Notifications/Drawer': ['NotificationList'],
  'Orders/List': ['OrderStatus'],
  'Orders/Return': ['RefusalNotice', 'RetryNotice', 'ReturnFields'],
  'Orders/Return by mail': ['ConfirmByMail'],
  'Cart/Gift': ['GiftDialog', 'GiftSummary'],
  'Orders/One order': [
    'OrderAddress',
    'OrderGift',
    'OrderInvoices',
    'OrderTasks',
    'OrderTimeline',
    'ReturnEntry',
    'ReturnList',
  ],
  'Checkout/Confirmation': ['OrderAmounts', 'OrderLines'],
  'Bills/Form': ['PlanPicker'],
  'Bills/Review': ['Facts'],
  'Screens/Bills': ['BillOutcome'],
  'Product/Buy box': ['BuyForm', 'OptionFields', 'PlainBox', 'ShareButton', 'VariantFields'],
  'Product/Options': ['CustomOptionField', 'TierPrices'],
  'Product/Bundle': ['BundleOptionField'],
  'Product/Prices elsewhere': ['PriceElsewhere'],
  'Product/Goes well together': ['TogetherItem', 'TogetherPlace'],
  'Product/Notice of stock': ['NoticePlace', 'StockNoticeDialog'],
  'Product/Recently viewed': ['RecentPlace'],
  'Product/Continue where you left': ['ContinuePlace'],
  'Search/No results': ['DidYouMean'],
  'Product/Gallery': ['GalleryExtras', 'Player', 'ZoomDialog'],
  'Product/Promises': ['InstalmentsDialog', 'OffersDialog'],
  'Product/Size guide': ['SizeGuideDialog'],
  'Product/Questions': ['QuestionDialog', 'QuestionItem'],
  'Product/Reviews': [
    'PictureDialog',
    'PicturesField',
    'ReviewDialog',
    'ReviewItem',
    'ReviewOrder',
    'ReviewPictures',
    'ReviewSummary',
    'StarsField',
  ],
  'Checkout/Payment status': ['AskClock'],
  'Checkout/Payment step': ['SavedWays'],
  'Catalogue/Tile of the back end': ['GuestPrice'],
  'Catalogue/Compare bar': ['CompareBar', 'CompareHere'],
  'Catalogue/Quick add': ['QuickChoice'],
  'Wishlist/Heart': ['CustomerWishes', 'WishesProvider'],
  'Account/Referral': ['ReferralCard'],
  'Account/Purchase programme': ['InstituteCodeForm', 'InstituteEmailForm', 'MembershipView', 'Verification'],
  'Screens/Account': [
    'AccountCard',
    'AccountCards',
    'AccountNote',
    'AddressBook',
    'AddressEditor',
    'BrokenAtDomain',
    'Entrance',
    'MailedLinkPage',
    'PhoneChannels',
    'SavedPayments',
    'SignInBrands',
    'SignInCode',
    'SignInLink',
    'TitledForm',
  ],
  'Cart/Credit': ['GiftCardPlace', 'OpenedGiftCard', 'UsedCards'],
  'Cart/Notices': ['RareNotices'],
  'Cart/Mini cart': ['CartLines', 'CheckoutButton', 'MiniCartContents'],
  'Screens/Cart': ['CartContents', 'CartSkeleton', 'OrderOpen', 'SavedList'],
  'Checkout/Blocked lines': ['BlockedCart', 'WaysOut'],
  'Screens/Catalogue': [
    'Listing',
    'NotFound',
    'RelatedProducts',
    'SortBar',
    'RouteError',
    'ReviewsPlace',
    'PromisePlace',
    'QuestionsPlace',
    'Served',
  ],
  'Account/Sign-in form': ['EmailField'],
  'Account/Profile': [
    'ContactChange',
    'NewContactForm',
    'EmailForm',
    'FormFrame',
    'NameForm',
    'PasswordForm',
    'ProfileSection',
  ],
  'Account/Delete account': ['DeleteAccount'],
  'Account/Address form': ['AddressFields'],
  'Screens/Checkout': [
    'AddressStep',
    'LiveForm',
    'AddressSummary',
    'CheckoutProgress',
    'CheckoutSkeleton',
    'CheckoutSteps',
    'LaterSteps',
    'PaymentOutcome',
    'StepFrame',
    'WaitingSteps',
  ],
  'Screens/Home': ['Content'],
};

/** What shows nothing of its own, and what no shopper ever sees. */
const without: Record<string, string> = {
  OwnDocument: 'only chooses how its links lead on',
  Panels: 'only opens what has stories of its own',
  PageTitle: 'only sets the title of the document',
  KnownPosition: 'only looks where the device is',
  OpenedNotification: 'only marks what an address was opened from',
  ShellProvider: 'only tells what every page knows of its store view',
  RequireSignIn: 'only chooses between a page and its skeleton',
  tileBadges: 'only says what a tile may show: stories of ListedTile',
  ListedLooks: 'only fetches what tiles show of their colours',
  Breadcrumbs: 'only makes that of the kit a region',
  EmptyState: 'only makes that of the kit a region',
  Price: 'only makes that of the kit a region',
  late: 'only brings what has stories of its own',
  ToastsPlace: 'only brings Chrome/Toasts',
  StoreViewSwitch: 'stands in development servers only',
  RegionOutline: 'stands in development servers only, and around stories',
  Workbench: 'stands in development servers only',
};

const componentsIn = (path: string) =>
  [...read(path).matchAll(/^export (?:const|function) ([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
const files = globSync('features/**/*.tsx', { cwd: here }).filter(path => !/\.(stories|test)\.tsx$/.test(path));

describe('every component has its states in Storybook', () => {
  const titles = new Set(
    [...ownStories.map(({ source }) => source), screens].flatMap(source =>
      [...source.matchAll(/title: '([^']+)'/g)].map(([, title = '']) => title),
    ),
  );
  const elsewhere = new Set([...Object.values(shownWithin).flat(), ...Object.keys(without)]);
  const isShown = (name: string, file: string) =>
    ownStories.some(
      ({ folder, source }) => folder === dirname(file) && new RegExp(`(?:<|component: )${name}\\b`).test(source),
    );

  it.each(files)('%s', file => {
    const name = basename(file, '.tsx');
    const alone = componentsIn(file).some(component => isShown(component, file));
    expect(
      [alone, elsewhere.has(name)],
      'shown by a story of its own, or named among the exceptions, and not both',
    ).toContain(true);
    expect(alone && elsewhere.has(name), `${name} has a story of its own, so it is no exception`).toBe(false);
  });

  it('names among the exceptions only what there is', () => {
    expect([...elsewhere].filter(name => !files.some(file => basename(file, '.tsx') === name))).toEqual([]);
    expect(Object.keys(shownWithin).filter(title => !titles.has(title))).toEqual([]);
  });
});

describe('every page stands in a screen story', () => {
  const routes = makeRoutes();
  const paths = [...screens.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  const shown = new Set(paths.map(path => matchRoutes(routes, path.replace(/\?.*/, ''))?.at(-1)?.route.id));
  const leaves = (route: RouteObject): string[] => (route.children ? route.children.flatMap(leaves) : [route.id ?? '']);

  it.each(routes.flatMap(leaves))('%s', id => {
    expect(shown).toContain(id);
  });
});
