import type { ReactNode } from 'react';
import css from './Badge.module.css';

export interface BadgeProps {
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'coin';
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
