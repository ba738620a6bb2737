import { GetCoinTransactions } from '@shop/commerce-client';
import { notLoaded } from '@shop/messages/rewards';
import { ErrorView } from '@shop/ui';
import { data as routeData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useQuery } from 'urql';
import { useFeature } from '../context/features.ts';
import { loaderContext } from '../context/loaderContext.ts';
import { useShop } from '../context/ShopContext.ts';
import { CoinHistory, CoinHistorySkeleton } from '../features/rewards/CoinHistory.tsx';
import { useLastKnown } from '../features/shared/useLastKnown.ts';
import { pageParam } from '../features/shared/pageParam.ts';
import css from '../features/rewards/CoinHistory.module.css';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

function Coins() {
  const { variant, slots } = useShop();
  const Aside = slots.CoinsAside;
  const canInvite = useFeature('referral');
  const [params] = useSearchParams();
  const [{ data, fetching, stale, error }, again] = useQuery({
    query: GetCoinTransactions,
    requestPolicy: 'cache-and-network',
  });
  const rewards = useLastKnown(data?.customer?.mw_reward_points);
  // Coins that the back end does not tell of are not none.
  if (!rewards)
    return error || (data && !fetching && !stale) ? (
      <ErrorView message={notLoaded(variant.coinName)} onRetry={() => again({ requestPolicy: 'network-only' })} />
    ) : (
      <CoinHistorySkeleton />
    );
  return (
    <CoinHistory
      coinName={variant.coinName}
      points={rewards.balance?.points ?? 0}
      worth={rewards.balance?.money?.value ?? undefined}
      expires={rewards.expiration_date ?? undefined}
      page={pageParam(params)}
      transactions={(rewards.transactions ?? []).filter(entry => entry !== null)}
      inviteHref={canInvite ? '/referral' : undefined}
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
  const [params] = useSearchParams();
  return (
    <AccountLayout title={variant.coinName} number={pageParam(params)} skeleton={<CoinHistorySkeleton />}>
      <div className={css['page']}>
        <Coins />
      </div>
    </AccountLayout>
  );
}
