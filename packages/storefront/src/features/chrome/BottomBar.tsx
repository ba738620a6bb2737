import * as text from '@shop/messages/chrome';
import { cartSlice, useAppSelector } from '@shop/state';
import { CountBadge, Link, VisuallyHidden } from '@shop/ui';
import { House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react';
import { region } from '../../context/region.tsx';
import css from './BottomBar.module.css';
import { useCartHref } from './useCartHref.ts';

const { selectItemCount } = cartSlice.selectors;

export interface BottomBarProps {
  /** Opens the panel of all categories. */
  onOpenCategories: () => void;
  /** Opens the You panel; a guest finds the way to sign in there. */
  onOpenYou: () => void;
}

/** The main ways through the shop within the thumb's reach on phones (frame-13). */
function DefaultBottomBar({ onOpenCategories, onOpenYou }: BottomBarProps) {
  const count = useAppSelector(selectItemCount);
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
        {count > 0 && (
          <span className={css['badge']}>
            <VisuallyHidden>{text.beforeCount}</VisuallyHidden>
            <CountBadge count={count} />
            <VisuallyHidden>{text.afterCount(count)}</VisuallyHidden>
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

declare module '../../context/shop.ts' {
  interface Regions {
    /** What stands at the lower edge of a phone. */
    BottomBar: BottomBarProps;
  }
}

export const BottomBar = region('BottomBar', DefaultBottomBar);
