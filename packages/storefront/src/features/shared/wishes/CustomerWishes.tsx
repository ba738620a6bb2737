import { GetWishedProducts } from '@shop/commerce-client';
import { useAppDispatch } from '@shop/state';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { useCommerce } from '../../../context/CommerceContext.ts';
import { takeWish } from './interruptedWish.ts';
import { pendingWishes } from './pendingWishes.ts';
import { changeWish } from './pressHeart.ts';
import { firstPage, loadWished, readWished, type WishedProducts } from './wishedProducts.ts';

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
  const [{ data: first }] = useQuery({ query: GetWishedProducts, variables: firstPage });
  const [all, setAll] = useState<WishedProducts>();
  const pending = pendingWishes(client);
  const soon = useSyncExternalStore(pending.subscribe, pending.read);

  // The first page is fetched anew when the list changes; the pages of a long one follow it.
  useEffect(() => {
    if (!first) return undefined;
    let isNewest = true;
    const take = (list: WishedProducts) => {
      if (!isNewest) return;
      setAll(list);
      pending.listCame();
    };
    void loadWished(client).then(take, () => undefined);
    return () => {
      isNewest = false;
    };
  }, [first, client, pending]);

  const wished = useMemo(() => {
    const skus = new Set((all ?? readWished(first)).items.map(item => item.sku));
    for (const [sku, wish] of soon) {
      if (wish.wished) skus.add(sku);
      else skus.delete(sku);
    }
    return skus;
  }, [all, first, soon]);
  useEffect(() => onChange(wished), [wished, onChange]);
  // The customer goes, and the page may stay.
  useEffect(() => () => onChange(new Set()), [onChange]);

  useEffect(() => {
    const wish = takeWish();
    if (wish) void dispatch(changeWish({ client, navigate }, wish, true));
  }, [client, dispatch, navigate]);
  return null;
}
