import * as text from '@shop/messages/chrome';
import { appSlice, cartSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { CountBadge, Link, VisuallyHidden } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { region } from '../../context/region.tsx';
import css from './Header.module.css';
import { useCartHref } from './useCartHref.ts';

const { selectItemCount } = cartSlice.selectors;

/**
 * The way to the cart, with the number of things in it. Where there is something in it and room beside the page, a press shows it there
 * (cart-16); any other way to follow a link leads to it.
 */
function DefaultCartTrigger() {
  const count = useAppSelector(selectItemCount);
  const dispatch = useAppDispatch();
  const href = useCartHref();
  const showBeside = (event: MouseEvent) => {
    const isPress = !event.metaKey && !event.ctrlKey && !event.shiftKey && href === '/cart';
    if (!isPress || count === 0 || location.pathname === href || !matchMedia('(width >= 960px)').matches) return;
    event.preventDefault();
    dispatch(appSlice.actions.miniCartToggled(true));
  };
  return (
    <Link className={css['trigger']} href={href} onClick={showBeside}>
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

declare module '../../context/shop.ts' {
  interface Regions {
    /** The cart in the header, with its count. */
    CartTrigger: object;
  }
}

export const CartTrigger = region('CartTrigger', DefaultCartTrigger);
