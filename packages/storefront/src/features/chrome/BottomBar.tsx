import * as text from '@shop/messages/chrome';
import { cartSlice, useAppSelector } from '@shop/state';
import { Badge, Link, VisuallyHidden } from '@shop/ui';
import { House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react';
import css from './BottomBar.module.css';
import { useCartHref } from './useCartHref.ts';

const { selectCartBadge } = cartSlice.selectors;

export interface BottomBarProps {
  onOpenCategories: () => void;
  onOpenYou: () => void;
}

/** The main ways through the shop within the thumb's reach on phones (frame-13). */
export function BottomBar({ onOpenCategories, onOpenYou }: BottomBarProps) {
  const badge = useAppSelector(selectCartBadge);
  const cart = useCartHref();
  return (
    <nav className={css['bar']} aria-label={text.mainWays}>
      <Link className={css['entry']} href="/">
        <House size={22} strokeWidth={1.5} aria-hidden />
        {text.home}
      </Link>
      <button type="button" className={css['entry']} onClick={onOpenCategories}>
        <LayoutGrid size={22} strokeWidth={1.5} aria-hidden />
        {text.categories}
      </button>
      <Link className={css['entry']} href={cart}>
        <ShoppingCart size={22} strokeWidth={1.5} aria-hidden />
        {text.cart}
        {badge && (
          <span className={css['badge']}>
            <VisuallyHidden>{text.beforeCount}</VisuallyHidden>
            <Badge tone="accent">{badge}</Badge>
            <VisuallyHidden>{text.afterCount(badge)}</VisuallyHidden>
          </span>
        )}
      </Link>
      <button type="button" className={css['entry']} onClick={onOpenYou}>
        <UserRound size={22} strokeWidth={1.5} aria-hidden />
        {text.you}
      </button>
    </nav>
  );
}
