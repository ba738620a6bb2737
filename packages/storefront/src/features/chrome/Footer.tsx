import { Link } from '@shop/ui';
import { useLocation } from 'react-router';
import { useShop } from '../../app/ShopContext.ts';
import { useShell } from '../shared/useShell.ts';
import css from './Footer.module.css';

/** Link groups and the copyright line; nothing on /sign-in (specification, section 2). */
export function Footer() {
  const { variant, slots: { Wordmark } } = useShop();
  const { store, storeName, menu } = useShell();
  const { pathname } = useLocation();
  if (pathname === '/sign-in') return null;
  const link = (href: string, label: string) => <li><Link href={href}>{label}</Link></li>;
  return (
    <footer className={css['footer']}>
      <div className={css['inner']}>
        <div className={css['brand']}>
          <span className={css['logo']}><Wordmark /></span>
          <p>{variant.description}</p>
        </div>
        <nav aria-label="Shop" id="categories">
          <h2>Shop</h2>
          <ul className={css['wide']}>{menu.map(entry => <li key={entry.uid}><Link href={entry.href} data-category={entry.name}>{entry.name}</Link></li>)}</ul>
        </nav>
        <nav aria-label="Help">
          <h2>Help</h2>
          <ul>
            {link('/contact-us', 'Contact us')}
            {link('/about-us', 'About us')}
            {link('/order-history', 'My orders')}
          </ul>
        </nav>
        <nav aria-label="Legal">
          <h2>Legal</h2>
          <ul>
            {link('/terms-and-condition', 'Terms & conditions')}
            {link('/privacy-policy', 'Privacy policy')}
          </ul>
        </nav>
        {store?.absolute_footer && <p className={css['copyright']}>{store.absolute_footer.replace(/<[^>]*>/g, '')}</p>}
        <p className={css['copyright']}>{store?.copyright ?? `© ${storeName}`}</p>
      </div>
    </footer>
  );
}
