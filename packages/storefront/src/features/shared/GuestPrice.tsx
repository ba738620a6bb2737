import { logInForPrice } from '@shop/messages/tile';
import { useAppSelector, userSlice } from '@shop/state';
import { Link } from '@shop/ui';
import { createContext, use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import css from './GuestPrice.module.css';
import { signInHref } from './signInHref.ts';
import { useShell } from './useShell.ts';

const HiddenContext = createContext(false);

/** Settles once for all the tiles and boxes within whether they may show prices. */
export function PriceVisibility({ children }: { children: ReactNode }) {
  const { store } = useShell();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return <HiddenContext value={store?.guest_price_hidden === true && !signedIn}>{children}</HiddenContext>;
}

/** True where the store view shows prices to customers only and nobody is signed in (specification, section 1). */
export const useIsPriceHidden = (): boolean => use(HiddenContext);

/** Stands instead of a price that guests do not see. */
export function GuestPrice() {
  const { pathname, search } = useLocation();
  return <Link className={css['prompt']} href={signInHref(pathname + search)}>{logInForPrice}</Link>;
}
