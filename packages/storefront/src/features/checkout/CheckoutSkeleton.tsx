import * as text from '@shop/messages/checkout';
import { Skeleton, VisuallyHidden } from '@shop/ui';
import css from './Checkout.module.css';

/** The place of the address: a customer's book, or what a guest fills in. */
export const FormSkeleton = () => (
  <div className={css['awaited']}>
    <Skeleton height="100%" />
  </div>
);

/** The place of what is ordered. */
export const SummarySkeleton = () => (
  <div className={css['order']}>
    <Skeleton height="var(--touch)" />
  </div>
);

/** The place of the checkout where a guest may not fill in anything yet, in its shape. */
export function CheckoutSkeleton() {
  return (
    <div className={css['columns']} aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <div className={css['side']}>
        <SummarySkeleton />
      </div>
      <div className={css['steps']}>
        <Skeleton height="2.2rem" />
        <div className={css['step']}>
          <Skeleton width="8rem" height="var(--touch)" />
          <FormSkeleton />
        </div>
        <div className={css['step']}>
          <Skeleton width="8rem" height="var(--touch)" />
        </div>
        <div className={css['step']}>
          <Skeleton width="8rem" height="var(--touch)" />
        </div>
      </div>
    </div>
  );
}
