import { greeting } from '@shop/messages/chrome';
import * as text from '@shop/messages/panels';
import { title as wishlistTitle } from '@shop/messages/wishlist';
import { leave, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Button, Drawer, Link, Overlay } from '@shop/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { signInHref } from '../shared/signInHref.ts';
import type { PanelProps } from './CategoriesPanel.tsx';
import css from './Panels.module.css';

const { selectIsSignedIn, selectFirstname, selectEmail } = userSlice.selectors;

/** The shopper's own pages and sign-out, or the way to sign in; then what the shop says about itself (frame-15). */
export function YouPanel({ open, onClose }: PanelProps) {
  const { variant } = useShop();
  const dispatch = useAppDispatch();
  const hasCoins = useFeature('coins');
  const hasWishlist = useFeature('wishlist');
  const signedIn = useAppSelector(selectIsSignedIn);
  const firstname = useAppSelector(selectFirstname);
  const { pathname, search } = useLocation();
  const email = useAppSelector(selectEmail);
  const [leaving, setLeaving] = useState(false);
  const link = (href: string, label: string) => (
    <li>
      <Link href={href} onClick={onClose}>
        {label}
      </Link>
    </li>
  );
  const goAway = () => {
    setLeaving(true);
    onClose();
    void dispatch(leave());
  };
  return (
    <>
      <Drawer open={open} onClose={onClose} title={signedIn && firstname ? greeting(firstname) : text.you} side="end">
        <div className={css['panel']}>
          {signedIn ? (
            <section aria-labelledby="account-details">
              <h3 id="account-details" className={css['heading']}>
                {text.accountDetails}
              </h3>
              {email && <p className={css['quiet']}>{email}</p>}
              <ul>
                {link('/order-history', text.myOrders)}
                {hasWishlist && link('/wishlist', wishlistTitle)}
                {variant.extendedPanel && hasCoins && link('/zepp-coins', text.myCoins)}
              </ul>
              <Button kind="secondary" wide onClick={goAway}>
                {text.signOut}
              </Button>
            </section>
          ) : (
            <Button href={signInHref(pathname + search)} wide onClick={onClose}>
              {text.signIn}
            </Button>
          )}
          <section aria-labelledby="others">
            <h3 id="others" className={css['heading']}>
              {text.others}
            </h3>
            <ul>
              {link('/terms-and-condition', text.terms)}
              {link('/privacy-policy', text.privacy)}
              {variant.extendedPanel && link('/about-us', text.aboutUs)}
              {link('/contact-us', text.contactUs)}
            </ul>
          </section>
        </div>
      </Drawer>
      {leaving && <Overlay />}
    </>
  );
}
