import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Text that is read out but not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css['hidden']}>{children}</span>;
}
