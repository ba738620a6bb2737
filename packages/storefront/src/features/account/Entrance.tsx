import { shopHome } from '@shop/messages/chrome';
import { Card, Link } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { useShop } from '../../context/ShopContext.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './Account.module.css';

export interface EntranceProps {
  /** Stands below the card, on the dark ground. */
  below?: ReactNode;
  /** Which of several forms is shown: whoever has come to another by keyboard goes on in it. */
  shown?: string;
  /** What stands in the card: a form, or what came of it. */
  children: ReactNode;
}

/** The dark page with one card on which somebody is let in: no header or footer leads away from it (frame-02). */
export function Entrance({ below, shown = '', children }: EntranceProps) {
  const {
    variant,
    slots: { Wordmark },
  } = useShop();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(shown, () => page.current?.querySelector<HTMLElement>('input'));
  return (
    <div ref={page} className={css['page']}>
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
