import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What makes an address another page: its path, and what is searched for. Filters, order and page of a listing do not. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}?${new URLSearchParams(search).get('query') ?? ''}`;

/**
 * Puts the focus at the start of a page that was walked to, so that keyboard and screen reader go on there: at the place
 * that the address names, at the heading, or where there is none at `main`. The first page keeps the browser's own start.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const page = pageOf(location);
  const shown = useRef(page);
  const place = location.hash.slice(1);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const main = document.querySelector<HTMLElement>('main');
    const target = (place === '' ? null : document.getElementById(place)) ?? main?.querySelector('h1') ?? main;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, place]);
}
