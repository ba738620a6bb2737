import { useAppSelector, userSlice } from '@shop/state';
import { region } from '../../context/region.tsx';
import { useFeature } from '../../context/features.ts';
import { late } from '../shared/late.tsx';
import css from './Header.module.css';

const CustomerCoins = late(async () => (await import('./CustomerCoins.tsx')).CustomerCoins);

/** The place of the coins (frame-19). Nothing stands there for guests or where the back end has none. */
function DefaultCoinBalance() {
  const hasCoins = useFeature('coins');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return (
    hasCoins && (
      <span className={css['coins']} data-private="customer">
        {signedIn && <CustomerCoins />}
      </span>
    )
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The coins of the customer in the header. */
    CoinBalance: object;
  }
}

export const CoinBalance = region('CoinBalance', DefaultCoinBalance);
