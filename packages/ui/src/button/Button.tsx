import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import css from './Button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'onClick'> {
  /** `primary` is the one next step of a screen; `quiet` has no border; `link` looks like a link. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** `small` beside a text, or many times in a list; a finger hits both. */
  size?: 'medium' | 'small';
  /** Fills its line. */
  wide?: boolean;
  /** Work is under way: the label stays, a spinner joins it, and presses do nothing. */
  busy?: boolean;
  /**
   * Cannot do its work now. It stays within reach of the keyboard, and a press is told to `onClick`, or to its form,
   * which says why.
   */
  unavailable?: boolean;
  /** Makes it a link. Of the other attributes a link keeps `id`, `title`, `onClick` and the names that are read out. */
  href?: string | undefined;
  /** With `href`: opens in a new tab. */
  newTab?: boolean;
  /** `submit` sends its form. */
  type?: 'button' | 'submit';
  /** Before the label. */
  icon?: ReactNode;
  /** It was pressed. Not told while it is busy. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** A verb and what it acts on. */
  children: ReactNode;
}

/** An action, or a link that looks like one. */
export function Button({
  kind = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  unavailable = false,
  href,
  newTab = false,
  type = 'button',
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const look = {
    className: [css['button'], className].filter(Boolean).join(' '),
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
  const content = (
    <>
      {busy ? <Spinner size={18} /> : icon}
      <span>{children}</span>
    </>
  );
  if (href !== undefined) {
    const { id, title, 'aria-label': label, 'aria-describedby': describedBy } = rest;
    return (
      <Link
        {...look}
        id={id}
        title={title}
        aria-label={label}
        aria-describedby={describedBy}
        href={href}
        newTab={newTab}
        onClick={onClick}
      >
        {content}
      </Link>
    );
  }
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is one of two literals
    <button
      {...rest}
      {...look}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {content}
    </button>
  );
}
