import * as text from '@shop/messages/consent';
import { happened, useAppDispatch } from '@shop/state';
import { Button, Link } from '@shop/ui';
import { isPayingPath } from '@shop/variant';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShop } from '../../context/ShopContext.ts';
import { keepConsent, readConsent } from '../shared/consent/consentCookie.ts';
import { consentHref } from '../shared/consent/consentHref.ts';
import css from './ConsentNotice.module.css';

/** Pages where one pays, or is about to: nothing is asked there, and nothing stands over their buttons. */
const isBusyPath = (path: string) => path === '/cart' || isPayingPath(path);

/**
 * Asks once whether others may be told of the visit, beside the page and in nobody's way; the footer leads back to it
 * (analytics-03).
 */
export function ConsentNotice() {
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
  if (!isCalled && (answer !== undefined || isBusyPath(pathname))) return null;
  const choose = (granted: boolean) => {
    keepConsent(variant.id, granted);
    setAnswer(granted);
    dispatch(happened({ what: 'consent-given', granted }));
    if (isCalled) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <aside className={css['notice']} aria-labelledby="consent" data-unprinted="">
      <h2 ref={heading} id="consent" className={css['heading']} tabIndex={-1}>
        {text.title}
      </h2>
      <p className={css['words']}>
        {text.question} {answer !== undefined && (answer ? text.saidYes : text.saidNo)}{' '}
        <Link href="/privacy-policy">{text.more}</Link>
      </p>
      <div className={css['actions']}>
        <Button kind="secondary" onClick={() => choose(true)}>
          {text.allow}
        </Button>
        <Button kind="secondary" onClick={() => choose(false)}>
          {text.decline}
        </Button>
      </div>
    </aside>
  );
}
