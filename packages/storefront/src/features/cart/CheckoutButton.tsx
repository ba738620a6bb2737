import * as text from '@shop/messages/cart';
import { addToast, useAppDispatch } from '@shop/state';
import { Button } from '@shop/ui';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import type { CartLinesView } from './useCartLines.ts';
import { useGoOn } from './useGoOn.ts';

export interface CheckoutButtonProps {
  /** What keeps the cart from being bought: changes on their way, how many were refused, lines that cannot be had. */
  lines: Pick<CartLinesView, 'isUnsettled' | 'refusals' | 'isBlocked'>;
}

/** Leads to the checkout once the cart is as the shopper wished it; of a cart that cannot be bought it says so. */
export function CheckoutButton({ lines: { isUnsettled, refusals, isBlocked } }: CheckoutButtonProps) {
  const dispatch = useAppDispatch();
  const { isWaiting, press } = useGoOn(isUnsettled, refusals);
  return (
    <OwnDocument>
      {isBlocked ? (
        <Button
          wide
          unavailable
          onClick={() => dispatch(addToast({ type: 'warning', message: text.blocked, dismissable: true }))}
        >
          {text.goToCheckout}
        </Button>
      ) : (
        <Button wide href="/checkout" busy={isWaiting} onClick={press}>
          {text.goToCheckout}
        </Button>
      )}
    </OwnDocument>
  );
}
