import * as text from '@shop/messages/cart';
import { runRead, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Drawer, ErrorView } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { GuestCart } from '../shared/GuestCart.tsx';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { problemText } from '../shared/problemText.ts';
import { signInHref } from '../shared/signInHref.ts';
import { CartNotices } from './CartNotices.tsx';
import { CartLinesSkeleton } from './CartSkeleton.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import css from './MiniCart.module.css';
import { MiniCartContents } from './MiniCartContents.tsx';
import { OrderOpen } from './OrderOpen.tsx';
import { useCartSeen } from './useCartSeen.ts';
import { useEmptiedFocus } from './useEmptiedFocus.ts';
import { useCartView } from './useCartView.ts';

export interface MiniCartProps {
  /** Whether the panel stands open; the cart is asked for only then. */
  open: boolean;
  /** The shopper closed it, or went to another page. */
  onClose: () => void;
}

/** Asks for the cart and shows it, for as long as the panel is open; another page closes it. */
function Contents({ onClose }: Pick<MiniCartProps, 'onClose'>) {
  const dispatch = useAppDispatch();
  const view = useCartView();
  const isHidden = useIsPriceHidden();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const { heading } = useEmptiedFocus(view.status);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler is no new page
  }, [key]);
  useCartSeen();
  return (
    <div className={css['panel']}>
      <CartNotices />
      {view.status === 'loading' && <CartLinesSkeleton />}
      {view.status === 'empty' && (
        <EmptyCart titleRef={heading} signInHref={signedIn ? undefined : signInHref('/cart')} />
      )}
      {view.status === 'locked' && <OrderOpen />}
      {view.status === 'failed' && (
        <ErrorView
          message={text.notLoaded + problemText(view.problem)}
          onRetry={() => void dispatch(runRead(reads => reads.loadCart()))}
        />
      )}
      {view.status === 'ready' && (isHidden ? <GuestCart path="/cart" /> : <MiniCartContents details={view.details} />)}
    </div>
  );
}

/** The cart beside the page that the shopper is on, opened by the header's cart trigger on wide screens (cart-16). */
export function MiniCart({ open, onClose }: MiniCartProps) {
  return (
    <Drawer open={open} onClose={onClose} title={text.heading} side="end">
      <Contents onClose={onClose} />
    </Drawer>
  );
}
