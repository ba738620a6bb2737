import * as text from '@shop/messages/chrome';
import { cartSlice, useAppSelector } from '@shop/state';
import { CountBadge, Link, VisuallyHidden } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import css from './Header.module.css';
import { useCartHref } from './useCartHref.ts';

const { selectItemCount } = cartSlice.selectors;

/** The way to the cart, with the number of things in it. */
export function CartTrigger() {
  const count = useAppSelector(selectItemCount);
  const href = useCartHref();
  return (
    <Link className={css['trigger']} href={href}>
      <ShoppingCart size={22} strokeWidth={1.5} aria-hidden />
      <span className={css['triggerText']}>{text.cart}</span>
      <span className={css['badge']} data-private="cart">
        {count > 0 && (
          <>
            <VisuallyHidden>{text.beforeCount}</VisuallyHidden>
            <CountBadge count={count} />
            <VisuallyHidden>{text.afterCount(count)}</VisuallyHidden>
          </>
        )}
      </span>
    </Link>
  );
}
