import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import { checkoutSlice, useAppSelector, type Region } from '@shop/state';
import { Button, Skeleton } from '@shop/ui';
import { lineView } from '../features/cart/cartLine.ts';
import { CartTotals } from '../features/cart/CartTotals.tsx';
import { cartTotals } from '../features/cart/totals.ts';
import css from '../features/checkout/Checkout.module.css';
import { SummarySkeleton } from '../features/checkout/CheckoutSkeleton.tsx';
import { CheckoutSteps, type CheckoutStepsProps } from '../features/checkout/CheckoutSteps.tsx';
import { OrderSummary } from '../features/checkout/OrderSummary.tsx';
import { WaitingSteps } from '../features/checkout/WaitingSteps.tsx';
import { late } from '../features/shared/late.tsx';
import { OwnDocument } from '../features/shared/OwnDocument.tsx';
import { useWide } from '../features/shared/useWide.ts';

export interface StepsAndSummaryProps {
  /** The cart; undefined while it is being fetched. */
  details: CartDetails | undefined;
  /** What the browser keeps of the shopper has been read. */
  isBegun: boolean;
  /** The states that came with the document; undefined or empty where none did. */
  servedRegions: Region[] | undefined;
  /** Orders what is in the cart; what is bought goes along for the confirmation. */
  onPlace: CheckoutStepsProps['onPlace'];
}

/** Coupon, gift cards and coins. On a phone they lie in what is closed at first. */
export const Discounts = late(async () => (await import('./CheckoutDiscounts.tsx')).CheckoutDiscounts, {
  meanwhile: <Skeleton height="20rem" />,
});

const OrderingSteps = late(async () => (await import('./OrderingSteps.tsx')).OrderingSteps, {
  isEssential: true,
  meanwhile: <WaitingSteps comeNext />,
});

const BlockedCart = late(async () => (await import('../features/cart/BlockedCart.tsx')).BlockedCart);

/** The steps, and what is ordered. A guest fills in the first step while the cart is on its way. */
export function StepsAndSummary({ details, isBegun, servedRegions, onPlace }: StepsAndSummaryProps) {
  const progress = useAppSelector(checkoutSlice.selectors.selectOrderProgress);
  const isWide = useWide();
  const lines = details?.items.map(lineView) ?? [];
  const blocked =
    details && lines.some(({ trouble }) => trouble !== undefined) ? <BlockedCart lines={details.items} /> : undefined;
  // In the order in which they are read: beside the steps the summary comes after them.
  const summary = (
    <div key="summary" className={css['side']}>
      {details ? (
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
      ) : (
        <SummarySkeleton />
      )}
    </div>
  );
  const steps = (
    <CheckoutSteps
      key="steps"
      details={details}
      isBegun={isBegun}
      servedRegions={servedRegions}
      blocked={blocked}
      later={OrderingSteps}
      onPlace={onPlace}
    />
  );
  return (
    <div className={css['columns']} aria-busy={details === undefined}>
      {isWide ? [steps, summary] : [summary, steps]}
    </div>
  );
}
