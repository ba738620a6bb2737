import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useIsTyping } from '../features/shared/useIsTyping.ts';

/**
 * What makes an address another page: its path, what is searched for, and of bills the kind and the biller. Filters, order
 * and page of a listing do not.
 */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => {
  const params = new URLSearchParams(search);
  return [pathname, ...['query', 'p', 'biller'].map(name => params.get(name))].join('?');
};

/** All that an address says but the number of the page. */
const listOf = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
};

/**
 * Puts the focus at the start of a page that was walked to, so that keyboard and screen reader go on there: at the
 * place that the address names, at the heading, or where there is none at `main`. The first page keeps the browser's
 * own start. Who turns a page of a list begins at its products, in sight; filters and order leave the focus with the
 * shopper, and so does a page that comes while somebody types.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const page = pageOf(location);
  const list = listOf(location.search);
  const shown = useRef({ page, list, search: location.search });
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = location.hash.slice(1);
  const isTyping = useIsTyping();
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list, search: location.search };
    const isTurned = before.page === page && before.list === list && before.search !== location.search;
    if ((before.page === page && !isTurned) || isTyping()) return;
    const main = document.querySelector<HTMLElement>('main');
    const target =
      (place === '' ? null : document.getElementById(place)) ??
      (isTurned ? main?.querySelector<HTMLElement>('[data-list-start]') : undefined) ??
      main?.querySelector('h1') ??
      main;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // Who goes back is put where she was.
    if (isTurned && !isBack) target.scrollIntoView({ block: 'start' });
    // oxlint-disable-next-line react/exhaustive-deps -- whether somebody types is asked as the page comes
  }, [page, list, location.search, place, isBack]);
}
