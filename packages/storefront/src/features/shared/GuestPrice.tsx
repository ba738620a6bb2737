import { logInForPrice } from '@shop/messages/tile';
import { useAppSelector, userSlice } from '@shop/state';
import { Link } from '@shop/ui';
import { useLocation } from 'react-router';
import css from './GuestPrice.module.css';
import { signInHref } from './signInHref.ts';
import { useShell } from './useShell.ts';

/** True where the store view shows prices to customers only and nobody is signed in (specification, section 1). */
export function useIsPriceHidden(): boolean {
  const { store } = useShell();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return store?.guest_price_hidden === true && !signedIn;
}

/** Stands instead of a price that guests do not see. */
export function GuestPrice() {
  const { pathname, search } = useLocation();
  return <Link className={css['prompt']} href={signInHref(pathname + search)}>{logInForPrice}</Link>;
}
