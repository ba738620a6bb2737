import * as text from '@shop/messages/offline';
import { Button, Link } from '@shop/ui';
import { WifiOff } from 'lucide-react';
import { EmptyState } from '../shared/EmptyState.tsx';
import type { KeptPage } from '../shared/worker/keptPages.ts';
import css from './Offline.module.css';

export interface OfflineProps {
  /** The shopper was on the way to a page, which opens by itself. */
  isWaiting: boolean;
  /** What can be opened now. */
  pages: KeptPage[];
  /** Tries at once whether there is a network again. */
  onRetry: () => void;
}

/** Stands where a page cannot come without a network: says so, and what can be looked at meanwhile (offline-03). */
export function Offline({ isWaiting, pages, onRetry }: OfflineProps) {
  return (
    <div className={css['page']}>
      <EmptyState
        level={1}
        picture={<WifiOff size={48} strokeWidth={1.25} />}
        title={text.title}
        action={
          <Button kind="secondary" onClick={onRetry}>
            {text.tryAgain}
          </Button>
        }
      >
        {isWaiting && text.waits}
      </EmptyState>
      <nav className={css['seen']} aria-labelledby="seen">
        <h2 id="seen">{text.seen}</h2>
        <ul>
          {pages.map(({ href, title }) => (
            <li key={href}>
              <Link href={href}>{href === '/' ? text.toHome : title}</Link>
            </li>
          ))}
          <li>
            <Link href="/cart">{text.toCart}</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
