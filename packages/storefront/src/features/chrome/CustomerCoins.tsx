import { GetCoinBalance } from '@shop/commerce-client';
import { Coins, Link } from '@shop/ui';
import { useQuery } from 'urql';
import { useShop } from '../../context/ShopContext.ts';

/** The coins of the customer who is signed in, leading to /zepp-coins (frame-19). */
export function CustomerCoins() {
  const { variant } = useShop();
  const [{ data }] = useQuery({ query: GetCoinBalance });
  const points = data?.customer?.mw_reward_points?.balance?.points;
  return (
    typeof points === 'number' && (
      <Link href="/zepp-coins">
        <Coins points={points} name={variant.coinName} />
      </Link>
    )
  );
}
