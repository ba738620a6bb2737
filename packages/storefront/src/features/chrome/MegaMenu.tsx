import { GetMegaMenu } from '@shop/commerce-client';
import * as text from '@shop/messages/chrome';
import { Link, Menu, pressMenuKey } from '@shop/ui';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useQuery } from 'urql';
import { region } from '../../context/region.tsx';
import { useShop } from '../../context/ShopContext.ts';
import { late } from '../shared/late.tsx';
import type { MenuEntry } from '../shared/menuOf.ts';
import { useShell } from '../shared/useShell.ts';
import css from './MegaMenu.module.css';

/** Top-level categories that stand in the bar; the rest go into the overflow (frame-07). */
export const inlineEntries = 8;
/** The lower levels come when somebody reaches for them: their code, and by the query below what they hold. */
const SubmenuPanel = late(async () => (await import('./SubmenuPanel.tsx')).SubmenuPanel);

interface Opened {
  uid: string;
  /** Path that was shown or on its way then: whoever goes elsewhere leaves the panel behind. */
  at: string;
}

/**
 * The menu of categories: links first, panels on hover, focus, arrow down or first tap (frame-08, frame-09, frame-10).
 * The lower levels are fetched when somebody reaches for them.
 */
function DefaultMegaMenu() {
  const { variant } = useShop();
  const { menu } = useShell();
  const { pathname } = useLocation();
  const at = useNavigation().location?.pathname ?? pathname;
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const bar = useRef<HTMLUListElement>(null);
  const touched = useRef(false);
  const [{ data }] = useQuery({ query: GetMegaMenu, pause: !wanted });
  const branches = data?.categoryList?.[0]?.children;
  const entries = variant.hideBillsInMegaMenu ? menu.filter(entry => !entry.isBills) : menu;
  const inline = entries.slice(0, inlineEntries);
  const overflow = entries.slice(inlineEntries);
  const open = opened?.at === at ? opened.uid : undefined;
  const show = (uid: string) => setOpened({ uid, at });
  const close = () => setOpened(undefined);

  // What hover or a finger opened has no focus inside that could leave it.
  useEffect(() => {
    if (open === undefined) return;
    const leave = (event: Event) => {
      const inside = event.target instanceof Node && bar.current?.contains(event.target);
      if (event instanceof window.KeyboardEvent ? event.key === 'Escape' : !inside) setOpened(undefined);
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [open]);

  const isActive = (entry: MenuEntry) =>
    pathname === entry.href || pathname.startsWith(`${entry.href.replace(/\.\w+$/, '')}/`);
  const state = (entry: MenuEntry) => ({
    'data-category': entry.name,
    'data-active': isActive(entry) || undefined,
    'aria-current': pathname === entry.href ? ('page' as const) : undefined,
  });
  const reach = () => {
    setWanted(true);
    SubmenuPanel.prefetch();
  };
  const tap = (entry: MenuEntry) => (event: PointerEvent) => {
    touched.current = event.pointerType === 'touch' && entry.hasChildren && open !== entry.uid;
  };

  return (
    <nav className={css['nav']} aria-label={text.categories} onPointerEnter={reach} onFocus={reach}>
      <ul ref={bar} className={css['bar']} data-menu-bar="">
        {inline.map(entry => {
          const branch = open === entry.uid ? branches?.find(child => child?.uid === entry.uid) : undefined;
          const shown = branch?.children?.some(child => child?.include_in_menu) === true;
          return (
            <li
              key={entry.uid}
              onPointerEnter={event => event.pointerType === 'mouse' && show(entry.uid)}
              onPointerLeave={event => event.pointerType === 'mouse' && close()}
              onKeyDown={event => pressMenuKey(event, shown, isOpen => (isOpen ? show(entry.uid) : close()))}
              onBlur={event => !event.currentTarget.contains(event.relatedTarget) && close()}
            >
              <Link
                data-top=""
                className={css['top']}
                href={entry.href}
                {...state(entry)}
                aria-expanded={entry.hasChildren ? shown : undefined}
                aria-controls={shown ? `menu-${entry.uid}` : undefined}
                onPointerDown={tap(entry)}
                onFocus={event => event.currentTarget.matches(':focus-visible') && show(entry.uid)}
                onClick={event => {
                  if (touched.current) {
                    event.preventDefault();
                    touched.current = false;
                    show(entry.uid);
                  } else close();
                }}
              >
                {entry.name}
              </Link>
              {branch && shown && <SubmenuPanel id={`menu-${entry.uid}`} name={entry.name} branch={branch} />}
            </li>
          );
        })}
        {overflow.length > 0 && (
          <li>
            <Menu
              key={at}
              className={css['top']}
              align="end"
              label={text.moreCategories}
              isActive={overflow.some(isActive)}
              entries={overflow.map(entry => ({ label: entry.name, href: entry.href, ...state(entry) }))}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The categories below the header of a wide screen. */
    MegaMenu: object;
  }
}

export const MegaMenu = region('MegaMenu', DefaultMegaMenu);
