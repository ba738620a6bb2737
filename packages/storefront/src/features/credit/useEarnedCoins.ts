import { GetCartCoins } from '@shop/commerce-client';
import { useAppSelector, userSlice } from '@shop/state';
import { useEffect, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';

/**
 * What the order of this cart earns, in the back end's words: asked for with each new total, for nobody can ask once the
 * order is placed. Undefined for guests, where there are no coins, and while nobody knows: what another total would earn
 * is none of it (coins-04).
 */
export function useEarnedCoins(): string | undefined {
  const { client } = useCommerce();
  const hasCoins = useFeature('coins');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const cartId = useAppSelector(state => state.cart.cartId);
  const total = useAppSelector(state => state.cart.details?.prices?.grand_total?.value);
  const [answer, setAnswer] = useState<{ cartId: string; total: number; said: string | undefined }>();
  useEffect(() => {
    if (!hasCoins || !signedIn || cartId === null || total == null) return undefined;
    let isHere = true;
    client.query(GetCartCoins, { cartId }, { requestPolicy: 'network-only' }).then(
      ({ cart }) => {
        if (isHere) setAnswer({ cartId, total, said: cart?.mw_reward_messages?.checkout_message || undefined });
      },
      () => undefined,
    );
    return () => void (isHere = false);
  }, [client, hasCoins, signedIn, cartId, total]);
  return signedIn && answer?.cartId === cartId && answer.total === total ? answer.said : undefined;
}
