import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import { checkoutSlice, useAppSelector, type Bought, type PaymentOption } from '@shop/state';
import { Button, Skeleton } from '@shop/ui';
import { lineView } from '../features/cart/cartLine.ts';
import { CartTotals } from '../features/cart/CartTotals.tsx';
import { cartTotals } from '../features/cart/totals.ts';
import css from '../features/checkout/Checkout.module.css';
import { CheckoutSteps } from '../features/checkout/CheckoutSteps.tsx';
import { OrderSummary } from '../features/checkout/OrderSummary.tsx';
import { useEarnedCoins } from '../features/credit/useEarnedCoins.ts';
import { late } from '../features/shared/late.tsx';
import { OwnDocument } from '../features/shared/OwnDocument.tsx';
import { useWide } from '../features/shared/useWide.ts';
import { boughtOf } from './boughtOf.ts';

export interface FilledCheckoutProps {
  details: CartDetails;
  onPlace: (option: PaymentOption, bought: Bought) => void;
}

/** Coupon, gift cards and coins. On a phone they lie in what is closed at first. */
export const Discounts = late(async () => (await import('./CheckoutDiscounts.tsx')).CheckoutDiscounts, {
  meanwhile: <Skeleton height="20rem" />,
});

const BlockedCart = late(async () => (await import('../features/cart/BlockedCart.tsx')).BlockedCart);

/** The part of the checkout that a cart without anything in it does not need: the steps, and what is ordered. */
export function FilledCheckout({ details, onPlace }: FilledCheckoutProps) {
  const progress = useAppSelector(checkoutSlice.selectors.selectOrderProgress);
  const coins = useEarnedCoins();
  const isWide = useWide();
  const lines = details.items.map(lineView);
  const blocked = lines.some(({ trouble }) => trouble !== undefined) ? (
    <BlockedCart lines={details.items} />
  ) : undefined;
  // In the order in which they are read: beside the steps the summary comes after them.
  const summary = (
    <div key="summary" className={css['side']}>
      <OrderSummary
        lines={lines}
        prices={details.prices}
        isOpen={isWide}
        discounts={<Discounts disabled={progress !== 'none'} />}
      >
        <CartTotals totals={cartTotals(details)} />
        <OwnDocument>
          <Button kind="link" href="/cart">
            {text.changeCart}
          </Button>
        </OwnDocument>
      </OrderSummary>
    </div>
  );
  const steps = (
    <CheckoutSteps
      key="steps"
      details={details}
      blocked={blocked}
      onPlace={option => onPlace(option, boughtOf(details, option, coins))}
    />
  );
  return <div className={css['columns']}>{isWide ? [steps, summary] : [summary, steps]}</div>;
}
