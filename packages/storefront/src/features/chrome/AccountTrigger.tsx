import * as text from '@shop/messages/chrome';
import { useAppSelector, userSlice } from '@shop/state';
import { Button, Link } from '@shop/ui';
import { UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { region } from '../../context/region.tsx';
import { signInHref } from '../shared/signInHref.ts';
import css from './Header.module.css';

const { selectIsSignedIn, selectFirstname } = userSlice.selectors;

export interface AccountTriggerProps {
  /** Opens the You panel; called only for who is signed in. */
  onOpen: () => void;
}

/**
 * "Hi, {first name}" when signed in, "You" while the name is not known, which opens the You panel; otherwise the way to
 * sign in, and back here.
 */
function DefaultAccountTrigger({ onOpen }: AccountTriggerProps) {
  const signedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  const firstname = useAppSelector(selectFirstname);
  return (
    <span className={css['account']} data-private="customer">
      {signedIn ? (
        <Button
          className={css['chip']}
          kind="quiet"
          size="small"
          icon={<UserRound size={20} strokeWidth={1.5} aria-hidden />}
          onClick={onOpen}
        >
          {firstname ? text.greeting(firstname) : text.you}
        </Button>
      ) : (
        <Link className={css['signIn']} href={signInHref(pathname + search)}>
          <UserRound size={20} strokeWidth={1.5} aria-hidden /> {text.signIn}
        </Link>
      )}
    </span>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What opens the account menu in the header, or leads to sign in. */
    AccountTrigger: AccountTriggerProps;
  }
}

export const AccountTrigger = region('AccountTrigger', DefaultAccountTrigger);
