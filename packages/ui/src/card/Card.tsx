import type { ReactNode } from 'react';
import css from './Card.module.css';

export interface CardProps {
  /** Draws the eye: the card that matters on this page. */
  tone?: 'plain' | 'accent';
  children: ReactNode;
}

/** A raised ground for things that belong together. */
export function Card({ tone = 'plain', children }: CardProps) {
  return (
    <div className={css['card']} data-tone={tone}>
      {children}
    </div>
  );
}
