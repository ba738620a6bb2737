import { giftCardsTitle } from '@shop/messages/chrome';
import { data as routeData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { GiftCardDesk, GiftCardSkeleton } from '../features/credit/GiftCardDesk.tsx';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

/** A back end without gift cards has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('gift-cards')) throw routeData(null, { status: 404 });
  return null;
}

/** What is left on a gift card, and the way to use it. */
export function Component() {
  return (
    <AccountLayout title={giftCardsTitle} skeleton={<GiftCardSkeleton />}>
      <GiftCardDesk />
    </AccountLayout>
  );
}
