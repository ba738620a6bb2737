import { Button, EmptyState } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';

export interface EmptyCartProps {
  /** Where a guest may find a cart kept from before; absent when signed in. */
  signInHref?: string | undefined;
}

/** A cart without anything in it. */
export function EmptyCart({ signInHref }: EmptyCartProps) {
  return (
    <EmptyState
      picture={<ShoppingCart size={56} strokeWidth={1.25} />}
      title="Your cart is empty"
      action={
        <>
          <Button href="/">Start shopping</Button>
          {signInHref && <Button kind="secondary" href={signInHref}>Sign in</Button>}
        </>
      }
    >
      {signInHref ? 'Sign in to see what you kept before, or find something new.' : 'What you add stands here until you buy it.'}
    </EmptyState>
  );
}
