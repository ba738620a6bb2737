import { useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCommerce } from '../../../context/CommerceContext.ts';
import { useFeature } from '../../../context/features.ts';
import { late, tellMissing } from '../late.tsx';
import { WishesContext, type Wishes } from './WishesContext.ts';

const load = () => import('./lateWishes.ts');
const CustomerWishes = late(async () => (await load()).CustomerWishes);
const none: Wishes['wished'] = new Set();

/** Tells the hearts within how they stand. Guests load nothing of it before they press one. */
export function WishesProvider({
  children,
}: {
  /** Whatever holds hearts. */
  children: ReactNode;
}) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const [wished, setWished] = useState(none);
  const press: Wishes['press'] = wish =>
    void load()
      .then(({ pressHeart }) => pressHeart({ client, navigate }, wish, !wished.has(wish.sku)), tellMissing)
      .then(dispatch);
  if (!useFeature('wishlist')) return children;
  return (
    <WishesContext value={{ wished, press }}>
      {children}
      {signedIn && <CustomerWishes onChange={setWished} />}
    </WishesContext>
  );
}
