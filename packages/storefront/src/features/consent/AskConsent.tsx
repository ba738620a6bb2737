import { happened, isEntrance, useAppDispatch } from '@shop/state';
import { isPayingPath } from '@shop/variant';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShop } from '../../context/ShopContext.ts';
import { keepConsent, readConsent } from '../shared/consent/consentCookie.ts';
import { consentHref } from '../shared/consent/consentHref.ts';
import { withoutTrailingSlash } from '../shared/withoutTrailingSlash.ts';
import { ConsentNotice } from './ConsentNotice.tsx';

/** Where one signs in, pays or is about to: nothing is asked there, and nothing stands over their buttons. */
const isBusyPath = (path: string) => path === '/cart' || isEntrance(path) || isPayingPath(path);

/** Asks once whether others may be told of the visit; the footer leads back to it (analytics-03). */
export function AskConsent() {
  const { variant } = useShop();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [answer, setAnswer] = useState(() => readConsent(variant.id));
  const isCalled = hash === consentHref;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCalled) heading.current?.focus({ preventScroll: true });
  }, [isCalled]);
  if (!isCalled && (answer !== undefined || isBusyPath(withoutTrailingSlash(pathname)))) return null;
  const choose = (granted: boolean) => {
    keepConsent(variant.id, granted);
    setAnswer(granted);
    dispatch(happened({ what: 'consent-given', granted }));
    if (isCalled) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return <ConsentNotice answer={answer} titleRef={heading} onChoose={choose} />;
}
