import * as text from '@shop/messages/chrome';
import { IconButton, Link } from '@shop/ui';
import { ArrowLeft, Menu } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { region } from '../../context/region.tsx';
import { useShop } from '../../context/ShopContext.ts';
import { useShell } from '../shared/useShell.ts';
import { AccountTrigger } from './AccountTrigger.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import { CoinBalance } from './CoinBalance.tsx';
import css from './Header.module.css';
import { InstallPlace } from './InstallPlace.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useHeaderKind } from './useHeaderKind.ts';
import { WishlistTrigger } from './WishlistTrigger.tsx';

export interface HeaderProps {
  /** Opens the panel of all categories, from the menu button of phones. */
  onOpenCategories: () => void;
  /** Opens the You panel of who is signed in. */
  onOpenYou: () => void;
  /** The place of the bell, which is a feature of its own. */
  bell: ReactNode;
}

/**
 * The header of every page but /sign-in: logo, search, account, coins and cart (frame-01); a title and the way back
 * where the page has one; on the checkout nothing that leads away from it but help and the cart (frame-03). A partner's logo has its place before it comes (frame-20).
 */
function DefaultHeader({ onOpenCategories, onOpenYou, bell }: HeaderProps) {
  const {
    variant,
    slots: { Wordmark },
  } = useShop();
  const { store, storeName } = useShell();
  const partner = store && store.store_code !== variant.storeCode && store.header_logo_src;
  const { empty, title, back, quiet } = useHeaderKind();
  const navigate = useNavigate();
  /** Where the shopper came from; home for who began here. */
  const goBack = (event: MouseEvent) => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (!idx) return;
    event.preventDefault();
    void navigate(-1);
  };
  if (empty) return <header className={css['header']} data-empty />;
  return (
    <header className={css['header']} data-titled={title !== undefined || undefined} data-quiet={quiet || undefined}>
      <div className={css['bar']}>
        {title !== undefined && (
          <Link className={css['back']} href="/" aria-label={text.backToHome}>
            <ArrowLeft size={22} strokeWidth={1.5} aria-hidden />
          </Link>
        )}
        {title === undefined && !quiet && (
          <span className={css['menuSlot']}>
            <IconButton label={text.menu} onClick={onOpenCategories}>
              <Menu size={22} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </span>
        )}
        {back && title === undefined ? (
          <Link className={css['backSlot']} href="/" aria-label={text.back} onClick={goBack}>
            <ArrowLeft size={22} strokeWidth={1.5} aria-hidden />
          </Link>
        ) : (
          <Link className={css['logo']} href="/" aria-label={text.shopHome(variant.name)} title={storeName}>
            {partner ? (
              <img
                className={css['partner']}
                data-plate={variant.darkScheme ? '' : undefined}
                src={`/media/logo/${partner}`}
                alt={store.logo_alt ?? ''}
                width={store.logo_width ?? undefined}
                height={store.logo_height ?? undefined}
              />
            ) : (
              <Wordmark />
            )}
          </Link>
        )}
        {title !== undefined && <p className={css['title']}>{title}</p>}
        <div className={css['searchSlot']}>{title === undefined && !quiet && <SearchBox />}</div>
        {quiet ? (
          <div id="header-end" className={css['end']} />
        ) : (
          <>
            <span className={css['extras']}>
              <InstallPlace />
              <CoinBalance />
            </span>
            <AccountTrigger onOpen={onOpenYou} />
            <span className={css['own']}>
              {bell}
              <WishlistTrigger />
            </span>
            <CartTrigger />
          </>
        )}
      </div>
    </header>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The header of every page, with logo, search, account, coins and cart. */
    Header: HeaderProps;
  }
}

export const Header = region('Header', DefaultHeader);
