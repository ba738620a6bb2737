// chunk: fields
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router';
import { nextPaint } from './nextPaint.ts';

/** Makes an address of this page out of what another one says. */
type HrefOf = (params: URLSearchParams) => string;

interface Asked {
  params: URLSearchParams;
  isAnswered: boolean;
}

/** The address that was asked for last. A window has one, whoever asks. */
let asked: Asked | undefined;

/**
 * Changes the address of this page without leaving the place on it. It follows its answer: what is changed meanwhile
 * is changed in the address that is on its way.
 */
export function useStayHere(options?: Pick<NavigateOptions, 'replace'>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const [isComing, setIsComing] = useState(false);
  useEffect(() => {
    if (asked?.isAnswered) asked = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once an answer stands there, presses read its address
  }, [key]);
  const show = async (hrefOf: HrefOf) => {
    const href = hrefOf(asked?.params ?? params);
    const own: Asked = { params: new URLSearchParams(href.split('#', 1)[0]), isAnswered: false };
    asked = own;
    setIsComing(true);
    await nextPaint();
    await navigate(href, { ...options, preventScrollReset: true });
    own.isAnswered = true;
    setIsComing(false);
  };
  /** A link whose plain press is taken over; without script, or for a new tab, it is one. */
  const linkTo = (hrefOf: HrefOf) => ({
    href: hrefOf(params),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void show(hrefOf);
    },
  });
  return { isComing, show, linkTo };
}
