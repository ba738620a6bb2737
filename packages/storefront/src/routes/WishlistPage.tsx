import * as text from '@shop/messages/wishlist';
import { data as routeData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { pageParam } from '../features/shared/pageParam.ts';
import { Wishlist } from '../features/wishlist/Wishlist.tsx';
import { WishlistSkeleton } from '../features/wishlist/WishlistView.tsx';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

/** A back end without wishlists has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('wishlist')) throw routeData(null, { status: 404 });
  return null;
}

/** Wishlist of a customer. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <AccountLayout title={text.title} number={pageParam(params)} skeleton={<WishlistSkeleton />}>
      <Wishlist />
    </AccountLayout>
  );
}
