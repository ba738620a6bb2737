// chunk: listing
import { useState, type MouseEvent } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { nextPaint } from '../shared/nextPaint.ts';

/** Shows another address of the listing without leaving the place on the page. */
export function useStayHere(options?: Pick<NavigateOptions, 'replace'>) {
  const navigate = useNavigate();
  const [isComing, setIsComing] = useState(false);
  const show = async (href: string) => {
    setIsComing(true);
    await nextPaint();
    await navigate(href, { ...options, preventScrollReset: true });
    setIsComing(false);
  };
  /** Takes a plain press of a link over; without script, or for a new tab, the link is one. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = event.currentTarget.getAttribute('href');
    if (href === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(href);
  };
  return { isComing, show, follow };
}
