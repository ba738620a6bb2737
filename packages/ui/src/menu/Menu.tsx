import { Link, type LinkProps } from '../link/Link.tsx';
import css from './Menu.module.css';
import { pressMenuKey } from './pressMenuKey.ts';

/** One link of a menu, with all that a link takes: `aria-current` marks the page that is shown. */
export interface MenuEntry extends LinkProps {
  /** What it says. */
  label: string;
}

export interface MenuProps {
  /** On what opens it. */
  label: string;
  /** In their order. */
  entries: MenuEntry[];
  /** Which edge of what opens it the list keeps to; the first where nothing is said. */
  align?: 'start' | 'end';
  /** Of what opens it. */
  className?: string | undefined;
  /** Where the shopper is lies behind it: sets `data-active` on what opens it. */
  isActive?: boolean;
}

/**
 * Links behind a word that opens them, on the platform's own `<details>`, so that it works without script. With script,
 * Down opens it and goes in, Up and Escape close, and so does a focus that leaves it. Give it another `key` where a link
 * shall close it.
 */
export const Menu = ({ label, entries, align, className, isActive }: MenuProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only move focus among its links
  <details
    className={css['menu']}
    onBlur={({ currentTarget: menu, relatedTarget }) => {
      if (!menu.contains(relatedTarget)) menu.open = false;
    }}
    onKeyDown={event => {
      const menu = event.currentTarget;
      pressMenuKey(event, menu.open, isOpen => {
        menu.open = isOpen;
      });
    }}
  >
    <summary data-top="" className={className} data-active={isActive || undefined}>
      {label}
    </summary>
    <ul data-align={align}>
      {entries.map(({ label: text, ...link }) => (
        <li key={link.href}>
          <Link {...link}>{text}</Link>
        </li>
      ))}
    </ul>
  </details>
);
