import { GetWishedProducts } from '@shop/commerce-client';
import { useAppDispatch } from '@shop/state';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { useCommerce } from '../../../app/CommerceContext.ts';
import { takeWish } from './interruptedWish.ts';
import { pendingWishes } from './pendingWishes.ts';
import { changeWish } from './pressHeart.ts';
import { firstPage, readWished, wholePage } from './wishedProducts.ts';

export interface CustomerWishesProps {
  /** Skus of the products whose hearts are filled. */
  onChange: (wished: ReadonlySet<string>) => void;
}

/**
 * Follows a customer's list and what is changing on it. What a guest's press on a heart began before signing in is done
 * here.
 */
export function CustomerWishes({ onChange }: CustomerWishesProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [first] = useQuery({ query: GetWishedProducts, variables: firstPage });
  const whole = wholePage(first.data);
  const [all] = useQuery({ query: GetWishedProducts, variables: whole ?? firstPage, pause: whole === undefined });
  const pending = pendingWishes(client);
  const soon = useSyncExternalStore(pending.subscribe, pending.read);
  const answer = (whole && all.data) ?? first.data;

  useEffect(() => {
    if (answer) pending.listCame();
  }, [answer, pending]);

  const wished = useMemo(() => {
    const skus = new Set(readWished(answer).items.map(item => item.sku));
    for (const [sku, wish] of soon) {
      if (wish.wished) skus.add(sku);
      else skus.delete(sku);
    }
    return skus;
  }, [answer, soon]);
  useEffect(() => onChange(wished), [wished, onChange]);

  useEffect(() => {
    const wish = takeWish();
    if (wish) void dispatch(changeWish({ client, navigate }, wish, true));
  }, [client, dispatch, navigate]);
  return null;
}
