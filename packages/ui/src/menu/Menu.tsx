import { ChevronDown } from 'lucide-react';
import { useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { Link } from '../link/Link.tsx';
import css from './Menu.module.css';

export interface MenuEntry {
  label: string;
  href: string;
  /** The one that holds now. */
  current?: boolean;
}

export interface MenuProps {
  /** On the button that opens it. */
  label: string;
  entries: MenuEntry[];
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end';
}

/**
 * Links behind a button, on the platform's own popover: it opens without script and closes on Escape or a press
 * outside. With script, arrows, Home and End move within it.
 */
export function Menu({ label, entries, align = 'start' }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const anchor = { '--menu-anchor': `--${id.replaceAll(/[^\w-]/g, '')}` } as CSSProperties;
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex(link => link === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    links.at(next % links.length)?.focus();
  };
  return (
    <div className={css['menu']} style={anchor}>
      <button type="button" className={css['opener']} popoverTarget={id}>
        {label}
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only move focus among its links */}
      <ul
        ref={list}
        id={id}
        className={css['list']}
        data-align={align}
        popover="auto"
        aria-label={label}
        onKeyDown={move}
        onToggle={event => {
          if (event.newState === 'open') event.currentTarget.querySelector('a')?.focus();
        }}
      >
        {entries.map(({ label: text, href, current = false }) => (
          <li key={href}>
            <Link
              className={css['entry']}
              href={href}
              aria-current={current || undefined}
              onClick={() => list.current?.hidePopover()}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
