import type { ReactNode } from 'react';
import css from './Badge.module.css';

export interface BadgeProps {
  /** What the state means; `neutral` where it is neither good nor bad. */
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'coin';
  /** The state, in one to three words. */
  children: ReactNode;
}

/** A word or number on a coloured ground: a status, a count. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={css['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
