import { shopHome } from '@shop/messages/chrome';
import { Card, Link } from '@shop/ui';
import type { ReactNode } from 'react';
import { useShop } from '../../context/ShopContext.ts';
import css from './Account.module.css';

export interface EntranceProps {
  /** Stands below the card, on the dark ground. */
  below?: ReactNode;
  children: ReactNode;
}

/** The dark page with one card on which somebody is let in: no header or footer leads away from it (frame-02). */
export function Entrance({ below, children }: EntranceProps) {
  const {
    variant,
    slots: { Wordmark },
  } = useShop();
  return (
    <div className={css['page']}>
      <Card className={css['card']}>
        <Link className={css['logo']} href="/" aria-label={shopHome(variant.name)}>
          <Wordmark />
        </Link>
        {children}
      </Card>
      {below}
    </div>
  );
}
