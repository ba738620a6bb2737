import { useLocation } from 'react-router';
import { useFeature } from '../context/features.ts';
import { OpenedNotification } from '../features/notifications/OpenedNotification.tsx';
import { withoutTrailingSlash } from '../features/shared/withoutTrailingSlash.ts';
import { CustomerPrices } from './CustomerPrices.tsx';

/** What a page has beside what is seen while somebody is signed in. The checkout has no bell (frame-03). */
export function CustomerParts() {
  const isCheckout = withoutTrailingSlash(useLocation().pathname) === '/checkout';
  const hasNotifications = useFeature('notifications');
  return (
    <>
      <CustomerPrices />
      {isCheckout && hasNotifications && <OpenedNotification />}
    </>
  );
}
