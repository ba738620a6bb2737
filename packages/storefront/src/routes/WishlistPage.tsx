import * as text from '@shop/messages/wishlist';
import { VisuallyHidden } from '@shop/ui';
import { data as routeData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { pageParam } from '../features/shared/pageParam.ts';
import { RequireSignIn } from '../features/shared/RequireSignIn.tsx';
import { Wishlist } from '../features/wishlist/Wishlist.tsx';
import css from '../features/wishlist/Wishlist.module.css';
import { WishlistSkeleton } from '../features/wishlist/WishlistView.tsx';

/** A back end without wishlists has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('wishlist')) throw routeData(null, { status: 404 });
  return null;
}

/** Wishlist of a customer. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <div className={css['page']}>
      <PageTitle page={text.title} number={pageParam(params)} />
      <h1 className={css['title']}>
        <VisuallyHidden>{text.title}</VisuallyHidden>
      </h1>
      <RequireSignIn skeleton={<WishlistSkeleton />}>
        <Wishlist />
      </RequireSignIn>
    </div>
  );
}
