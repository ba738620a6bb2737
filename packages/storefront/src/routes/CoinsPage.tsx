import { GetCoinTransactions } from '@shop/commerce-client';
import { notLoaded } from '@shop/messages/rewards';
import { data as routeData, type LoaderFunctionArgs } from 'react-router';
import { useQuery } from 'urql';
import { loaderContext } from '../context/loaderContext.ts';
import { useShop } from '../context/ShopContext.ts';
import { CoinHistory, CoinHistorySkeleton } from '../features/rewards/CoinHistory.tsx';
import { ErrorView, VisuallyHidden } from '@shop/ui';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { RequireSignIn } from '../features/shared/RequireSignIn.tsx';
import css from '../features/rewards/CoinHistory.module.css';

function Coins() {
  const { variant, slots } = useShop();
  const Aside = slots.CoinsAside;
  const [{ data, fetching, error }, again] = useQuery({
    query: GetCoinTransactions,
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return <ErrorView message={notLoaded(variant.coinName)} onRetry={() => again({ requestPolicy: 'network-only' })} />;
  if (fetching && !data) return <CoinHistorySkeleton />;
  const rewards = data?.customer?.mw_reward_points;
  return (
    <CoinHistory
      coinName={variant.coinName}
      points={rewards?.balance?.points ?? 0}
      transactions={(rewards?.transactions ?? []).filter(entry => entry !== null)}
      aside={Aside && <Aside />}
    />
  );
}

/** A back end without coins has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('coins')) throw routeData(null, { status: 404 });
  return null;
}

/** Coin balance and transactions of a customer. */
export function Component() {
  const { variant } = useShop();
  return (
    <div className={css['page']}>
      <PageTitle page={variant.coinName} />
      <h1 className={css['title']}>
        <VisuallyHidden>{variant.coinName}</VisuallyHidden>
      </h1>
      <RequireSignIn skeleton={<CoinHistorySkeleton />}>
        <Coins />
      </RequireSignIn>
    </div>
  );
}
