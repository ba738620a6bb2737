import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** What is read out. */
  children: ReactNode;
}

/** Text that is read out but not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css['hidden']}>{children}</span>;
}
