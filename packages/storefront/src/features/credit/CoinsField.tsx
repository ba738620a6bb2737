import { GetCoinBalance } from '@shop/commerce-client';
import * as text from '@shop/messages/credit';
import { cartSlice, runFlow, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Button, formatNumber, Notice, useMoney } from '@shop/ui';
import { Coins } from 'lucide-react';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';
import { region } from '../../context/region.tsx';
import { useShop } from '../../context/ShopContext.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import css from './Credit.module.css';

export interface CoinsFieldProps {
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
}

/** Pays with a customer's coins, as far as they go (coins-07). Nothing for guests, without coins, or where the back end has none. */
function DefaultCoinsField({ disabled = false }: CoinsFieldProps) {
  const { variant } = useShop();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const hasCoins = useFeature('coins');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const applied = useAppSelector(cartSlice.selectors.selectCartDetails)?.mw_applied_reward_points;
  const busy = useAppSelector(state => state.cart.changing.update.includes('coins'));
  const [{ data }] = useQuery({ query: GetCoinBalance, pause: !signedIn || !hasCoins });
  const [problem, setProblem] = useProblem();
  const balance = data?.customer?.mw_reward_points?.balance;
  if (!hasCoins || !signedIn) return null;
  const isUsed = (applied?.points ?? 0) > 0;
  if (!isUsed && !(balance?.points && balance.points > 0)) return null;
  const toggle = async () => {
    setProblem(undefined);
    const outcome = await dispatch(runFlow(flows => (isUsed ? flows.removeCoins() : flows.applyCoins())));
    if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
  };
  const named = (points: number | null | undefined) => `${formatNumber(Math.floor(points ?? 0))} ${variant.coinName}`;
  return (
    <div className={css['used']} data-open={!isUsed || undefined}>
      <Coins size={20} strokeWidth={1.5} aria-hidden />
      <p aria-live="polite">
        {isUsed
          ? text.coinsPay(named(applied?.points), money(applied?.money?.value ?? 0))
          : text.coinsToUse(named(balance?.points), money(balance?.money?.value ?? 0))}
      </p>
      <Button
        kind={isUsed ? 'quiet' : 'secondary'}
        size="small"
        busy={busy}
        disabled={disabled}
        aria-label={isUsed ? text.removeCoins(variant.coinName) : undefined}
        onClick={() => void toggle()}
      >
        {isUsed ? text.remove : text.payWithCoins(variant.coinName)}
      </Button>
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Pays with coins, in the cart and at the checkout. */
    CoinsField: CoinsFieldProps;
  }
}

export const CoinsField = region('CoinsField', DefaultCoinsField);
