import { signOut, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Button, Drawer, Link } from '@shop/ui';
import { useState } from 'react';
import { useFeature } from '../../app/features.ts';
import { useShop } from '../../app/ShopContext.ts';
import type { PanelProps } from './CategoriesPanel.tsx';
import css from './Panels.module.css';

const { selectIsSignedIn, selectFirstname, selectEmail } = userSlice.selectors;

/** The shopper's own pages and sign-out, or the way to sign in; then what the shop says about itself (specification, section 2). */
export function YouPanel({ open, onClose }: PanelProps) {
  const { variant } = useShop();
  const dispatch = useAppDispatch();
  const hasCoins = useFeature('coins');
  const signedIn = useAppSelector(selectIsSignedIn);
  const firstname = useAppSelector(selectFirstname);
  const email = useAppSelector(selectEmail);
  const [leaving, setLeaving] = useState(false);
  const link = (href: string, label: string) => <li><Link href={href} onClick={onClose}>{label}</Link></li>;
  const leave = () => {
    setLeaving(true);
    void dispatch(signOut({ revoke: true, clearAll: true, reload: true }));
  };
  return (
    <Drawer open={open} onClose={onClose} title={signedIn && firstname ? `Hi, ${firstname}` : 'You'} side="end">
      <div className={css['panel']}>
        {signedIn ? (
          <section aria-labelledby="account-details">
            <h3 id="account-details" className={css['heading']}>Account Details</h3>
            {email && <p className={css['quiet']}>{email}</p>}
            <ul>
              {link('/order-history', 'My Orders')}
              {variant.extendedPanel && hasCoins && link('/zepp-coins', 'My Rewards Points')}
            </ul>
            <Button kind="secondary" wide busy={leaving} onClick={leave}>Sign Out</Button>
          </section>
        ) : (
          <Button href="/sign-in" wide onClick={onClose}>Login/ Register</Button>
        )}
        <section aria-labelledby="others">
          <h3 id="others" className={css['heading']}>Others</h3>
          <ul>
            {link('/terms-and-condition', 'Terms & Conditions')}
            {link('/privacy-policy', 'Privacy policy')}
            {variant.extendedPanel && link('/about-us', 'About Us')}
            {link('/contact-us', 'Contact Us')}
          </ul>
        </section>
      </div>
    </Drawer>
  );
}
