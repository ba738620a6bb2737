import { onHomeScreen } from '@shop/messages/install';
import { addToast, toastLifetimes, type Persistence, type ShopStore } from '@shop/state';

/** Pages that somebody has seen here before the hint. */
const interest = 3;

/** Safari on an iPhone or iPad, which says it is a Mac; not the others there, which have no way to the home screen of that name. */
const isIosSafari = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  (/iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) &&
  /Version\/.*Safari/.test(userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent);

/**
 * Says once how the shop comes to the home screen, where no browser offers it: in Safari on iOS, to who has looked at some
 * pages and has not installed it (install-03).
 */
export function hintAtHomeScreen(store: ShopStore, persistence: Persistence, shopName: string): void {
  const isInstalled = (navigator as { standalone?: boolean }).standalone === true;
  if (!isIosSafari(navigator) || isInstalled || persistence.get('installHint')) return;
  if ((persistence.get('visited')?.length ?? 0) < interest) return;
  persistence.set('installHint', { isGiven: true });
  store.dispatch(
    addToast({
      type: 'info',
      message: onHomeScreen(shopName),
      dismissable: true,
      timeout: toastLifetimes.UNTIL_DISMISSED,
    }),
  );
}
