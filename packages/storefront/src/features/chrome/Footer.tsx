import * as text from '@shop/messages/chrome';
import { Link } from '@shop/ui';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShop } from '../../context/ShopContext.ts';
import { plainText } from '../shared/plainText.ts';
import { useShell } from '../shared/useShell.ts';
import css from './Footer.module.css';

/** The back end's own block, else link groups and the copyright line (frame-16); nothing on /sign-in (frame-02). */
export function Footer() {
  const {
    variant,
    footer,
    slots: { Wordmark },
  } = useShop();
  const { store, storeName } = useShell();
  const { pathname } = useLocation();
  if (pathname === '/sign-in') return null;
  return (
    <footer className={css['footer']} data-offscreen="">
      <div className={css['inner']}>
        <div className={css['brand']}>
          <span className={css['logo']}>
            <Wordmark />
          </span>
          <p>{variant.description}</p>
        </div>
        {footer === undefined ? <LinkGroups /> : <Block markup={footer} />}
        {store?.absolute_footer && <p className={css['copyright']}>{plainText(store.absolute_footer)}</p>}
        {footer === undefined && <p className={css['copyright']}>{store?.copyright ?? `© ${storeName}`}</p>}
      </div>
    </footer>
  );
}

/** Where a link leads that the shop can follow without a new document. */
function followed(event: MouseEvent<HTMLElement>): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain && link && link.origin === location.origin && link.target !== '_blank'
    ? link.pathname + link.search + link.hash
    : undefined;
}

/** What editors wrote. The server cleaned and drew it, so that no page fetches code for it. */
function Block({ markup }: { markup: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = followed(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  // oxlint-disable-next-line react/no-danger, jsx-a11y/no-static-element-interactions -- drawn by the page builder from a tree that passed the one allow-list; what is pressed are its links
  return <div className={css['block']} onClick={follow} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Departments, help and legal pages, for a back end without a block. */
function LinkGroups() {
  const { menu } = useShell();
  const link = (href: string, label: string) => (
    <li>
      <Link href={href}>{label}</Link>
    </li>
  );
  return (
    <>
      <nav aria-label={text.shop} id="categories">
        <h2>{text.shop}</h2>
        <ul className={css['wide']}>
          {menu.map(entry => (
            <li key={entry.uid}>
              <Link href={entry.href} data-category={entry.name}>
                {entry.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={text.help}>
        <h2>{text.help}</h2>
        <ul>
          {link('/contact-us', text.contactUs)}
          {link('/about-us', text.aboutUs)}
          {link('/order-history', text.myOrders)}
        </ul>
      </nav>
      <nav aria-label={text.legal}>
        <h2>{text.legal}</h2>
        <ul>
          {link('/terms-and-condition', text.terms)}
          {link('/privacy-policy', text.privacy)}
        </ul>
      </nav>
    </>
  );
}
