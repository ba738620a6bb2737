import * as text from '@shop/messages/cart';
import { Button, type EmptyStateProps } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';

export interface EmptyCartProps {
  /** Where a guest may find a cart kept from before; absent when signed in. */
  signInHref?: string | undefined;
  /** Its heading, which takes the focus when the last line has gone. */
  titleRef?: EmptyStateProps['titleRef'];
}

/** A cart without anything in it. */
function DefaultEmptyCart({ signInHref, titleRef }: EmptyCartProps) {
  return (
    <EmptyState
      picture={<ShoppingCart size={56} strokeWidth={1.25} />}
      title={text.emptyTitle}
      titleRef={titleRef}
      action={
        <>
          <Button href="/">{text.startShopping}</Button>
          {signInHref && (
            <Button kind="secondary" href={signInHref}>
              {text.signIn}
            </Button>
          )}
        </>
      }
    >
      {signInHref ? text.emptyForGuest : text.emptyForCustomer}
    </EmptyState>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What an empty cart shows. */
    EmptyCart: EmptyCartProps;
  }
}

export const EmptyCart = region('EmptyCart', DefaultEmptyCart);
