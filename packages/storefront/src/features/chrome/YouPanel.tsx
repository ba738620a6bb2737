import { greeting } from '@shop/messages/chrome';
import { signOut } from '@shop/messages/accountPages';
import * as text from '@shop/messages/panels';
import { useAppSelector, userSlice } from '@shop/state';
import { Button, Drawer, Link, Overlay } from '@shop/ui';
import { useLocation } from 'react-router';
import { region } from '../../context/region.tsx';
import { useShop } from '../../context/ShopContext.ts';
import { useAccountEntries } from '../shared/account/accountEntries.ts';
import { useLeave } from '../shared/account/useLeave.ts';
import { signInHref } from '../shared/signInHref.ts';
import type { PanelProps } from './CategoriesPanel.tsx';
import { InstallButton } from './InstallButton.tsx';
import css from './Panels.module.css';
import { SchemeChoice } from './SchemeChoice.tsx';

const { selectIsSignedIn, selectFirstname, selectEmail } = userSlice.selectors;

/** The shopper's own pages and sign-out, or the way to sign in; then what the shop says about itself (frame-15). */
function DefaultYouPanel({ open, onClose }: PanelProps) {
  const { variant } = useShop();
  const entries = useAccountEntries().filter(({ panel }) => panel !== 'never');
  const signedIn = useAppSelector(selectIsSignedIn);
  const firstname = useAppSelector(selectFirstname);
  const { pathname, search } = useLocation();
  const email = useAppSelector(selectEmail);
  const { leaving, goAway } = useLeave();
  /** Only on phones, but in shops with an extended panel. */
  const phone = variant.extendedPanel ? undefined : css['phone'];
  const link = (href: string, label: string, className?: string) => (
    <li key={href} className={className}>
      <Link href={href} onClick={onClose}>
        {label}
      </Link>
    </li>
  );
  const closeAndLeave = () => {
    onClose();
    goAway();
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
                {entries.map(({ path, label, panel }) => link(path, label, panel === 'phone' ? phone : undefined))}
              </ul>
              <InstallButton wide />
              <Button kind="secondary" wide onClick={closeAndLeave}>
                {signOut}
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
              {link('/about-us', text.aboutUs, phone)}
              {link('/contact-us', text.contactUs)}
            </ul>
          </section>
          {variant.darkScheme && <SchemeChoice />}
        </div>
      </Drawer>
      {leaving && <Overlay />}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The panel with the pages of the account. */
    YouPanel: PanelProps;
  }
}

export const YouPanel = region('YouPanel', DefaultYouPanel);
