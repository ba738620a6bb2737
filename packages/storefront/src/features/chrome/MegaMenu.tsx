import { GetMegaMenu } from '@shop/commerce-client';
import { Link, productImageUrl } from '@shop/ui';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { useQuery } from 'urql';
import { useShell, type MenuEntry } from '../shared/useShell.ts';
import css from './MegaMenu.module.css';
import { submenuOf, type Submenu } from './submenu.ts';

/** Top-level categories that stand in the bar; the rest go into the overflow (specification, section 9). */
export const inlineEntries = 8;
/** Children of a top category that are shown as image columns (specification, section 9). */
export const imageColumns = 2;

const pictureWidth = 320;

function SubmenuPanel({ id, entry, submenu }: { id: string; entry: MenuEntry; submenu: Submenu }) {
  const pictured = submenu.groups.slice(0, imageColumns);
  const others = submenu.groups.slice(imageColumns);
  return (
    <div id={id} className={css['panel']}>
      <div className={css['panelInner']}>
        {pictured.map(group => (
          <div key={group.uid} className={css['column']}>
            {group.image && <img src={productImageUrl(group.image, { type: 'image-category', width: pictureWidth, height: pictureWidth * 0.6 })} alt="" width={pictureWidth} height={pictureWidth * 0.6} />}
            <Link className={css['group']} href={group.href}>{group.name}</Link>
            <ul>{group.children.map(child => <li key={child.uid}><Link href={child.href}>{child.name}</Link></li>)}</ul>
            <Link className={css['viewAll']} href={group.href} aria-label={`View all ${group.name}`}>View all</Link>
          </div>
        ))}
        {others.length > 0 && (
          <ul className={css['others']} aria-label={`More in ${entry.name}`}>
            {others.map(group => (
              <li key={group.uid}>
                <Link className={css['group']} href={group.href}>{group.name}</Link>
                <ul>{group.children.map(child => <li key={child.uid}><Link href={child.href}>{child.name}</Link></li>)}</ul>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/**
 * The menu of categories: links first, panels on hover, focus, arrow down or first tap. Arrows rove among the entries;
 * Up, Escape and Shift+Tab close (specification, section 2; behaviour notes, "Mega menu"). The lower levels are fetched when
 * somebody reaches for them.
 */
export function MegaMenu() {
  const { menu, categorySuffix } = useShell();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState<string>();
  const bar = useRef<HTMLUListElement>(null);
  const touched = useRef(false);
  const [{ data }] = useQuery({ query: GetMegaMenu, pause: !wanted });
  const submenus = data?.categoryList?.[0] ? submenuOf(data.categoryList[0], categorySuffix) : {};
  const inline = menu.slice(0, inlineEntries);
  const overflow = menu.slice(inlineEntries);

  const isActive = (entry: MenuEntry) => pathname === entry.href || pathname.startsWith(`${entry.href.replace(/\.html$/, '')}/`);
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
  const tap = (entry: MenuEntry) => (event: PointerEvent) => {
    touched.current = event.pointerType === 'touch' && open !== entry.uid;
  };

  return (
    <nav className={css['nav']} aria-label="Categories" onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <ul ref={bar} className={css['bar']}>
        {inline.map(entry => {
          const submenu = submenus[entry.uid];
          const shown = open === entry.uid && submenu !== undefined;
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
              {shown && <SubmenuPanel id={`menu-${entry.uid}`} entry={entry} submenu={submenu} />}
            </li>
          );
        })}
        {overflow.length > 0 && (
          <li>
            <details className={css['overflow']} onKeyDown={event => { if (event.key === 'Escape') event.currentTarget.open = false; }} onBlur={event => { if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false; }}>
              <summary data-top="" className={css['top']}>More</summary>
              <ul className={css['overflowList']}>
                {overflow.map(entry => <li key={entry.uid}><Link href={entry.href} data-active={isActive(entry) || undefined}>{entry.name}</Link></li>)}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
