import * as text from '@shop/messages/wishlist';
import { ErrorView } from '@shop/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageParam } from '../shared/pageParam.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { useItemFocus } from './useItemFocus.ts';
import { useWishlist } from './useWishlist.ts';
import css from './Wishlist.module.css';
import { WishlistSkeleton, WishlistView } from './WishlistView.tsx';

/** The customer's list, page by page, with what she can do to it. */
export function Wishlist() {
  const [params] = useSearchParams();
  const page = pageParam(params);
  const { items, count, lastPage, busy, loaded, waiting, failed, retry, remove, moveToCart, share } = useWishlist(page);
  const isPastEnd = loaded && items.length === 0 && page > lastPage;
  const navigate = useNavigate();
  useEffect(() => {
    if (isPastEnd) void navigate(`?page=${lastPage}`, { replace: true });
  }, [isPastEnd, lastPage, navigate]);
  const around = useItemFocus();
  const show = () => {
    // That there was nothing on it says nothing of now.
    if (failed && items.length === 0) return <ErrorView message={text.notLoaded} onRetry={retry} />;
    if (!loaded || waiting || isPastEnd) return <WishlistSkeleton />;
    return (
      <>
        {failed && (
          <RetryNotice tone="warning" onRetry={retry}>
            {text.notRefreshed}
          </RetryNotice>
        )}
        <WishlistView
          items={items}
          count={count}
          page={page}
          lastPage={lastPage}
          busy={busy}
          onRemove={item => void remove(item)}
          onMove={item => void moveToCart(item)}
          onShare={() => void share()}
        />
      </>
    );
  };
  return (
    <div {...around} className={css['list']}>
      {show()}
    </div>
  );
}
