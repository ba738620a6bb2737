import * as text from '@shop/messages/cart';
import { Skeleton, VisuallyHidden } from '@shop/ui';
import css from './Cart.module.css';
import line from './CartLine.module.css';

const placeholders = [1, 2];

/** The place of the lines of a cart that is being fetched, in their shape. */
export const CartLinesSkeleton = () => (
  <div className={line['lines']} aria-busy="true">
    <VisuallyHidden>{text.loading}</VisuallyHidden>
    {placeholders.map(place => (
      <div key={place} className={line['line']}>
        <div className={line['picture']}>
          <Skeleton ratio={0.8} />
        </div>
        <div className={line['what']}>
          <Skeleton width="80%" />
          <Skeleton width="40%" />
          <Skeleton width="6rem" />
        </div>
        <div className={line['actions']}>
          <Skeleton width="8rem" height="var(--touch)" />
        </div>
        <div className={line['total']}>
          <Skeleton width="4rem" />
        </div>
      </div>
    ))}
  </div>
);

/** The place of a cart that is being fetched, in its shape. */
export function CartSkeleton() {
  return (
    <div className={css['columns']} aria-busy="true">
      <div>
        <div className={css['heading']}>
          <Skeleton width="8rem" height="1.65rem" />
        </div>
        <CartLinesSkeleton />
      </div>
      <div className={css['side']}>
        <div className={css['summary']}>
          <Skeleton width="7rem" height="1.35rem" />
          <Skeleton height="var(--touch)" />
          <Skeleton height="7rem" />
        </div>
        <div className={css['bar']}>
          <Skeleton height="var(--touch)" />
        </div>
      </div>
    </div>
  );
}
