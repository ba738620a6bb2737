import { GetCoinBalance } from '@shop/commerce-client';
import { useAppSelector, userSlice } from '@shop/state';
import { Coins, Link } from '@shop/ui';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import css from './Header.module.css';

/**
 * The coins of a signed-in customer, leading to /zepp-coins (frame-19). Nothing for guests or where the back end has
 * none.
 */
export function CoinBalance() {
  const { variant } = useShop();
  const hasCoins = useFeature('coins');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const [{ data }] = useQuery({ query: GetCoinBalance, pause: !signedIn || !hasCoins });
  const points = data?.customer?.mw_reward_points?.balance?.points;
  if (!hasCoins) return null;
  return (
    <span className={css['coins']} data-private="customer">
      {signedIn && typeof points === 'number' && (
        <Link href="/zepp-coins">
          <Coins points={points} name={variant.coinName} />
        </Link>
      )}
    </span>
  );
}
