import { GetMegaMenu } from '@shop/commerce-client';
import * as text from '@shop/messages/chrome';
import { Link } from '@shop/ui';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { useQuery } from 'urql';
import { useShell, type MenuEntry } from '../shared/useShell.ts';
import css from './MegaMenu.module.css';

/** Top-level categories that stand in the bar; the rest go into the overflow (specification, section 9). */
export const inlineEntries = 8;
/** The lower levels come when somebody reaches for them: their code, and by the query below what they hold. */
const importPanel = () => import('./SubmenuPanel.tsx');
const SubmenuPanel = lazy(async () => ({ default: (await importPanel()).SubmenuPanel }));

/**
 * The menu of categories: links first, panels on hover, focus, arrow down or first tap. Arrows rove among the entries;
 * Up, Escape and Shift+Tab close (specification, section 2; behaviour notes, "Mega menu"). The lower levels are fetched when
 * somebody reaches for them.
 */
export function MegaMenu() {
  const { menu } = useShell();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState<string>();
  const bar = useRef<HTMLUListElement>(null);
  const touched = useRef(false);
  const [{ data }] = useQuery({ query: GetMegaMenu, pause: !wanted });
  const branches = data?.categoryList?.[0]?.children;
  const inline = menu.slice(0, inlineEntries);
  const overflow = menu.slice(inlineEntries);

  const isActive = (entry: MenuEntry) => pathname === entry.href || pathname.startsWith(`${entry.href.replace(/\.\w+$/, '')}/`);
  const rove = (step: 1 | -1) => {
    const links = [...(bar.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
    const place = links.indexOf(document.activeElement as HTMLElement);
    links[(place + step + links.length) % links.length]?.focus();
  };
  const press = (entry: MenuEntry) => (event: KeyboardEvent) => {
    const onTop = (event.target as HTMLElement).dataset['top'] !== undefined;
    if (event.key === 'Escape') {
      setOpen(undefined);
      (event.currentTarget.querySelector('[data-top]') as HTMLElement).focus();
    } else if (!onTop) return;
    else if (event.key === 'ArrowDown' || event.key === ' ') {
      event.preventDefault();
      setOpen(entry.uid);
    } else if (event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey)) setOpen(undefined);
    else if (event.key === 'ArrowRight') rove(1);
    else if (event.key === 'ArrowLeft') rove(-1);
  };
  const reach = () => {
    setWanted(true);
    importPanel().catch(() => undefined);
  };
  const tap = (entry: MenuEntry) => (event: PointerEvent) => {
    touched.current = event.pointerType === 'touch' && open !== entry.uid;
  };

  return (
    <nav className={css['nav']} aria-label={text.categories} onPointerEnter={reach} onFocus={reach}>
      <ul ref={bar} className={css['bar']}>
        {inline.map(entry => {
          const branch = open === entry.uid ? branches?.find(child => child?.uid === entry.uid) : undefined;
          const shown = (branch?.children?.length ?? 0) > 0;
          return (
            <li
              key={entry.uid}
              onPointerEnter={event => event.pointerType === 'mouse' && setOpen(entry.uid)}
              onPointerLeave={event => event.pointerType === 'mouse' && setOpen(undefined)}
              onKeyDown={press(entry)}
              onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(undefined)}
            >
              <Link
                data-top=""
                className={css['top']}
                href={entry.href}
                data-category={entry.name}
                data-active={isActive(entry) || undefined}
                aria-current={pathname === entry.href ? 'page' : undefined}
                aria-expanded={shown}
                aria-controls={shown ? `menu-${entry.uid}` : undefined}
                onPointerDown={tap(entry)}
                onFocus={event => event.currentTarget.matches(':focus-visible') && setOpen(entry.uid)}
                onClick={event => {
                  setWanted(true);
                  if (touched.current) {
                    event.preventDefault();
                    touched.current = false;
                    setOpen(entry.uid);
                  } else setOpen(undefined);
                }}
              >
                {entry.name}
              </Link>
              {branch && shown && <Suspense><SubmenuPanel id={`menu-${entry.uid}`} name={entry.name} branch={branch} /></Suspense>}
            </li>
          );
        })}
        {overflow.length > 0 && (
          <li>
            <details className={css['overflow']} onKeyDown={event => { if (event.key === 'Escape') event.currentTarget.open = false; }} onBlur={event => { if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false; }}>
              <summary data-top="" className={css['top']}>{text.moreCategories}</summary>
              <ul className={css['overflowList']}>
                {overflow.map(entry => <li key={entry.uid}><Link href={entry.href} data-category={entry.name} data-active={isActive(entry) || undefined}>{entry.name}</Link></li>)}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
