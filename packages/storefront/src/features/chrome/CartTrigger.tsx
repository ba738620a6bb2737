import * as text from '@shop/messages/chrome';
import { cartSlice, useAppSelector } from '@shop/state';
import { Badge, Link, VisuallyHidden } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import css from './Header.module.css';
import { useCartHref } from './useCartHref.ts';

const { selectCartBadge } = cartSlice.selectors;

/** The way to the cart, with the number of things in it. */
export function CartTrigger() {
  const badge = useAppSelector(selectCartBadge);
  const href = useCartHref();
  return (
    <Link className={css['trigger']} href={href}>
      <ShoppingCart size={22} strokeWidth={1.5} aria-hidden />
      <span className={css['triggerText']}>{text.cart}</span>
      <span className={css['badge']} data-private="cart">
        {badge && (
          <>
            <VisuallyHidden>{text.beforeCount}</VisuallyHidden>
            <Badge tone="accent">{badge}</Badge>
            <VisuallyHidden>{text.afterCount(badge)}</VisuallyHidden>
          </>
        )}
      </span>
    </Link>
  );
}
