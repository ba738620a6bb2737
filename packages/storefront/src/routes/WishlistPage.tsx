import * as text from '@shop/messages/wishlist';
import { ErrorView, VisuallyHidden } from '@shop/ui';
import { useEffect } from 'react';
import { data as routeData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../app/loaderContext.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { RequireSignIn } from '../features/shared/RequireSignIn.tsx';
import { useWishlist } from '../features/wishlist/useWishlist.ts';
import css from '../features/wishlist/Wishlist.module.css';
import { WishlistSkeleton, WishlistView } from '../features/wishlist/WishlistView.tsx';

function Wishlist() {
  const [params] = useSearchParams();
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { items, count, lastPage, busy, loaded, waiting, failed, retry, remove, moveToCart, share } = useWishlist(page);
  const isPastEnd = loaded && items.length === 0 && page > lastPage;
  const navigate = useNavigate();
  useEffect(() => {
    if (isPastEnd) void navigate(`?page=${lastPage}`, { replace: true });
  }, [isPastEnd, lastPage, navigate]);
  if (failed) return <ErrorView message={text.notLoaded} onRetry={retry} />;
  if (!loaded || waiting || isPastEnd) return <WishlistSkeleton />;
  return (
    <WishlistView
      items={items} count={count} page={page} lastPage={lastPage} busy={busy}
      onRemove={item => void remove(item)} onMove={item => void moveToCart(item)} onShare={() => void share()}
    />
  );
}

/** A back end without wishlists has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('wishlist')) throw routeData(null, { status: 404 });
  return null;
}

/** Wishlist of a customer. */
export function Component() {
  return (
    <div className={css['page']}>
      <PageTitle page={text.title} />
      <h1><VisuallyHidden>{text.title}</VisuallyHidden></h1>
      <RequireSignIn skeleton={<WishlistSkeleton />}><Wishlist /></RequireSignIn>
    </div>
  );
}
