import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  /** A picture; decoration. */
  picture?: ReactNode;
  title: string;
  /** One sentence: why, and what comes next. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

/** A place where nothing is yet: a picture, one sentence, one action. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={css['empty']}>
      {picture && <div className={css['picture']} aria-hidden="true">{picture}</div>}
      <h2>{title}</h2>
      {children && <p className={css['text']}>{children}</p>}
      {action}
    </div>
  );
}
