import { privacyChoices } from '@shop/messages/chrome';
import { isEntrance } from '@shop/state';
import { leadsOut, Link, trustedMarkup } from '@shop/ui';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { region } from '../../context/region.tsx';
import { useShop } from '../../context/ShopContext.ts';
import { consentHref } from '../shared/consent/consentHref.ts';
import css from './Footer.module.css';
import { SchemePlace } from './SchemePlace.tsx';

/** Brand, then what the server drew (frame-16); nothing where one signs in (frame-02). */
function DefaultFooter() {
  const {
    variant,
    config,
    footer,
    slots: { Wordmark },
  } = useShop();
  const { pathname } = useLocation();
  if (isEntrance(pathname)) return null;
  return (
    <footer className={css['footer']} data-offscreen="">
      <div className={css['inner']}>
        <div className={css['brand']}>
          <span className={css['logo']}>
            <Wordmark />
          </span>
          <p>{variant.description}</p>
          {config.analytics && <Link href={consentHref}>{privacyChoices}</Link>}
          {variant.darkScheme && <SchemePlace />}
        </div>
        <Block markup={footer} />
      </div>
    </footer>
  );
}

/** Where a link leads that the shop can follow without a new document. */
function followed(event: MouseEvent<HTMLElement>): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !link || link.origin !== location.origin || link.target === '_blank') return undefined;
  const path = link.pathname + link.search + link.hash;
  return leadsOut(path) ? undefined : path;
}

/** What the server drew (drawFooter), so that no page fetches code for it. */
function Block({ markup }: { markup: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = followed(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  // oxlint-disable-next-line react/no-danger, jsx-a11y/no-static-element-interactions -- of what editors wrote only what passed the one allow-list is in it; what is pressed are its links
  return <div className={css['block']} onClick={follow} dangerouslySetInnerHTML={{ __html: trustedMarkup(markup) }} />;
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What every page ends with. */
    Footer: object;
  }
}

export const Footer = region('Footer', DefaultFooter);
