import * as text from '@shop/messages/cart';
import { cartSlice, prefetchFlows, useAppDispatch, useAppSelector, userSlice, runRead } from '@shop/state';
import { useEffect } from 'react';
import { ErrorView } from '@shop/ui';
import { signInHref } from '../features/shared/signInHref.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { prefetchLineActs } from '../features/cart/actOnLine.ts';
import css from '../features/cart/Cart.module.css';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { CartSkeleton } from '../features/cart/CartSkeleton.tsx';
import { EmptyCart } from '../features/cart/EmptyCart.tsx';
import { SavedPlace } from '../features/cart/savedPlace.ts';
import { useEmptiedFocus } from '../features/cart/useEmptiedFocus.ts';
import { useHasSaved } from '../features/cart/useHasSaved.ts';
import { useCartSeen } from '../features/cart/useCartSeen.ts';
import { useCartView } from '../features/cart/useCartView.ts';
import { RecentPlace } from '../features/recent/RecentPlace.tsx';
import { late } from '../features/shared/late.tsx';
import { onFirstSign } from '../features/shared/onFirstSign.ts';
import { GuestCart } from '../features/shared/GuestCart.tsx';
import { useIsPriceHidden } from '../features/shared/GuestPrice.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';

/** An empty cart needs none of it. */
const FilledCart = late(async () => (await import('./FilledCart.tsx')).FilledCart, {
  isEssential: true,
  meanwhile: <CartSkeleton />,
});

/** Hardly any cart. */
const OrderOpen = late(async () => (await import('../features/cart/OrderOpen.tsx')).OrderOpen, {
  isEssential: true,
  meanwhile: <CartSkeleton />,
});

/** The shopper's cart; open to guests (cart-13). */
export function Component() {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const hidden = useIsPriceHidden();
  const view = useCartView();
  const hasSaved = useHasSaved();
  const { heading, onFilled } = useEmptiedFocus(view.status);
  useCartSeen();
  // While the cart is asked for, what shows it comes too.
  const isRemembered = useAppSelector(cartSlice.selectors.selectCartId) !== null || signedIn;
  useEffect(() => {
    if (isRemembered) FilledCart.prefetch();
  }, [isRemembered]);
  useEffect(() => {
    if (hasSaved) SavedPlace.prefetch();
  }, [hasSaved]);
  // What changes the cart; what is pressed before it is here fetches it too.
  useEffect(
    () =>
      onFirstSign(() => {
        prefetchFlows();
        prefetchLineActs();
      }),
    [],
  );
  return (
    <div className={css['page']}>
      <PageTitle page={text.title} />
      <h1 className={css['hidden']}>{text.title}</h1>
      {ready && <CartNotices />}
      {/* The document knows before its first paint whether this browser remembers a cart, and shows the one or the other. */}
      {view.status === 'loading' && (
        <div className={ready ? undefined : css['whenRemembered']}>
          <CartSkeleton />
        </div>
      )}
      {view.status === 'loading' && !ready && (
        <div className={css['whenNew']}>
          <EmptyCart signInHref={signInHref('/cart')} />
        </div>
      )}
      {view.status === 'empty' && (
        <>
          <EmptyCart titleRef={heading} signInHref={signedIn ? undefined : signInHref('/cart')} />
          <RecentPlace />
        </>
      )}
      {view.status === 'locked' && <OrderOpen />}
      {view.status === 'failed' && (
        <ErrorView
          message={text.notLoaded + problemText(view.problem)}
          onRetry={() => void dispatch(runRead(reads => reads.loadCart()))}
        />
      )}
      {view.status === 'ready' &&
        (hidden ? <GuestCart path="/cart" /> : <FilledCart details={view.details} onShown={onFilled} />)}
      {hasSaved && (view.status === 'empty' || (view.status === 'ready' && hidden)) && <SavedPlace />}
    </div>
  );
}
