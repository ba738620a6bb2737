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

/** The main ways through the shop within the thumb's reach on phones (specification, section 2). */
export function BottomBar({ onOpenCategories, onOpenYou }: BottomBarProps) {
  const badge = useAppSelector(selectCartBadge);
  const cart = useCartHref();
  return (
    <nav className={css['bar']} aria-label="Main">
      <Link className={css['entry']} href="/"><House size={22} strokeWidth={1.5} aria-hidden />Home</Link>
      <button type="button" className={css['entry']} onClick={onOpenCategories}><LayoutGrid size={22} strokeWidth={1.5} aria-hidden />Categories</button>
      <Link className={css['entry']} href={cart}>
        <ShoppingCart size={22} strokeWidth={1.5} aria-hidden />Cart
        {badge && <span className={css['badge']}><VisuallyHidden>, </VisuallyHidden><Badge tone="accent">{badge}</Badge><VisuallyHidden> items</VisuallyHidden></span>}
      </Link>
      <button type="button" className={css['entry']} onClick={onOpenYou}><UserRound size={22} strokeWidth={1.5} aria-hidden />You</button>
    </nav>
  );
}
