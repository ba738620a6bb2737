import * as text from '@shop/messages/chrome';
import { title as wishlistTitle } from '@shop/messages/wishlist';
import { isEntrance } from '@shop/state';
import { useLocation } from 'react-router';
import { useShop } from '../../context/ShopContext.ts';
import { withoutTrailingSlash } from '../shared/withoutTrailingSlash.ts';

export interface HeaderKind {
  /** Nothing but the page where one signs in (frame-02). */
  empty: boolean;
  /** Stands instead of search on cart and account pages. */
  title: string | undefined;
  /** A way back: instead of the logo on search results (frame-05), beside the title elsewhere. */
  back: boolean;
  /** Logo, help and the way back to the cart, and nothing that leads elsewhere: on /checkout (frame-03). */
  quiet: boolean;
  /** The bottom bar is hidden on /cart, /checkout and on account pages (frame-13). */
  bottomBar: boolean;
}

/** Titles of cart and account pages (frame-04). */
const titles: Record<string, string> = {
  '/cart': text.cartTitle,
  '/account-information': text.accountTitle,
  '/order-history': text.ordersTitle,
  '/wishlist': wishlistTitle,
  '/address-book': text.addressesTitle,
  '/communications': text.communicationsTitle,
  '/zepp-coins': text.coinsTitle,
  '/saved-payments': text.savedPaymentsTitle,
  '/gift-cards': text.giftCardsTitle,
  '/bills-and-recharge': text.billsTitle,
};

/** The features of pages that are not named as their paths; without one there is no such page. */
const features: Record<string, string> = { 'zepp-coins': 'coins', 'bills-and-recharge': 'bills' };

/** How the header stands on the open page. */
export function useHeaderKind(): HeaderKind {
  const { featuresOff } = useShop().config;
  const pathname = withoutTrailingSlash(useLocation().pathname);
  const base = pathname.split('/')[1] ?? '';
  const isAbsent = featuresOff?.includes(features[base] ?? base);
  const title = isAbsent ? undefined : titles[`/${base}`];
  const quiet = pathname === '/checkout';
  const empty = isEntrance(pathname);
  return {
    empty,
    title,
    back: title !== undefined || pathname === '/search.html',
    quiet,
    bottomBar: title === undefined && !quiet && !empty,
  };
}
