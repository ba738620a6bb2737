import { isEntrance } from '@shop/state';
import { isPayingPath } from '@shop/variant';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShop } from '../../context/ShopContext.ts';
import { keepConsent, readConsent, watchConsent } from '../shared/consent/consentCookie.ts';
import { consentHref } from '../shared/consent/consentHref.ts';
import { withoutTrailingSlash } from '../shared/withoutTrailingSlash.ts';
import { ConsentNotice } from './ConsentNotice.tsx';

/** Where one signs in, pays or is about to: nothing is asked there, and nothing stands over their buttons. */
const isBusyPath = (path: string) => path === '/cart' || isEntrance(path) || isPayingPath(path);

/** Asks once whether others may be told of the visit; the footer leads back to it (analytics-03). */
export function AskConsent() {
  const { variant } = useShop();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const answer = useSyncExternalStore(watchConsent, () => readConsent(variant.id));
  const isCalled = hash === consentHref;
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useRef<Element>(null);
  useEffect(() => {
    if (!isCalled) return;
    from.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [isCalled]);
  const isShown = isCalled || (answer === undefined && !isBusyPath(withoutTrailingSlash(pathname)));
  const pressed = useRef(false);
  useEffect(() => {
    if (isShown || !pressed.current) return;
    pressed.current = false;
    // The button that was pressed is gone with the question.
    const back = from.current instanceof HTMLAnchorElement && from.current.isConnected ? from.current : null;
    (back ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  const choose = (granted: boolean) => {
    pressed.current = true;
    keepConsent(variant.id, granted);
    if (isCalled) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return <ConsentNotice answer={answer} titleRef={heading} onChoose={choose} />;
}
