import { logInForPrice, logInToBuy } from '@shop/messages/tile';
import { useAppSelector, userSlice } from '@shop/state';
import { Button, Link } from '@shop/ui';
import { createContext, use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import css from './GuestPrice.module.css';
import { signInHref } from './signInHref.ts';
import { useShell } from './useShell.ts';

const HiddenContext = createContext(false);

/** Settles once for all the tiles and boxes within whether they may show prices. */
export function PriceVisibility({
  children,
}: {
  /** All that shows prices: tiles, boxes, carts. */
  children: ReactNode;
}) {
  const { store } = useShell();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return <HiddenContext value={store?.guest_price_hidden === true && !signedIn}>{children}</HiddenContext>;
}

/** True where the store view shows prices to customers only and nobody is signed in (catalogue-05). */
export const useIsPriceHidden = (): boolean => use(HiddenContext);

/** The way to sign in, and back to this page. */
function useSignInHref(): string {
  const { pathname, search } = useLocation();
  return signInHref(pathname + search);
}

/** Stands instead of a price that guests do not see. */
export const GuestPrice = () => (
  <Link className={css['prompt']} href={useSignInHref()}>
    {logInForPrice}
  </Link>
);

/** Stands instead of the way into the cart where guests see no prices: nobody buys at a price that is not shown. */
export const GuestBuy = () => (
  <span className={css['buy']}>
    <Button wide href={useSignInHref()}>
      {logInToBuy}
    </Button>
  </span>
);
