import { loadCart, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Button, EmptyState, ErrorView, LinkProvider } from '@shop/ui';
import { Hourglass } from 'lucide-react';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import css from '../features/cart/Cart.module.css';
import { CartContents } from '../features/cart/CartContents.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { CartSkeleton } from '../features/cart/CartSkeleton.tsx';
import { EmptyCart } from '../features/cart/EmptyCart.tsx';
import { useCartView } from '../features/cart/useCartView.ts';
import { CouponField } from '../features/coupon/CouponField.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';

/** The shopper's cart; open to guests (specification, section 2). */
export function Component() {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const view = useCartView();
  return (
    <div className={css['page']}>
      <PageTitle page="Shopping Cart" />
      <h1 className={css['hidden']}>Shopping Cart</h1>
      {ready && <CartNotices />}
      {view.status === 'loading' && <CartSkeleton />}
      {view.status === 'empty' && <EmptyCart signInHref={signedIn ? undefined : '/sign-in?from=%2Fcart'} />}
      {view.status === 'locked' && (
        <LinkProvider value="a">
          <EmptyState picture={<Hourglass size={48} strokeWidth={1.25} />} title="An order for this cart is still open" action={<Button href="/checkout">See where it stands</Button>}>
            Finish its payment, or cancel it to have your cart back.
          </EmptyState>
        </LinkProvider>
      )}
      {view.status === 'failed' && <ErrorView message={`Your cart could not be loaded. ${problemText(view.problem)}`} onRetry={() => void dispatch(loadCart())} />}
      {view.status === 'ready' && <CartContents details={view.details} coupon={<CouponField />} />}
    </div>
  );
}
