import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label'> {
  /** What it does; read out and shown as a tooltip. */
  label: string;
  /** The icon, hidden from those who are read to. */
  children: ReactNode;
}

/** An action that is only a picture. 44 px to the finger. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[css['button'], className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
