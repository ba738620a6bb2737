import { graphql } from '@shop/commerce-client';
import { cartSlice, useAppSelector } from '@shop/state';
import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';

const OfferedCouponsQuery = graphql(`
  query getOfferedCoupons($cartId: String!) {
    offeredCoupons(cart_id: $cartId) { code label not_yet saves { currency value } }
  }
`);

/** A coupon that the shop tells of. */
export interface CouponOffer {
  code: string;
  /** What it gives, in the shop's words. */
  label: string;
  /** Rupees that it would take off the cart as it stands; undefined while it cannot be applied. */
  saves: number | undefined;
  /** What the cart lacks for it, in the shop's words. */
  lack: string | undefined;
}

/**
 * The coupons that this cart is offered, asked for anew whenever the cart has changed (cart-18). None where the back end
 * cannot tell, and while it does not answer: whoever knows a code types it.
 */
export function useCouponOffers(isWanted: boolean): CouponOffer[] {
  const hasOffers = useFeature('coupon-offers');
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const [{ data }, ask] = useQuery({
    query: OfferedCouponsQuery,
    variables: { cartId: details?.id ?? '' },
    requestPolicy: 'network-only',
    pause: !isWanted || !hasOffers || details === null || details.items.length === 0,
  });
  const seen = useRef(details);
  useEffect(() => {
    const isAnother = seen.current !== null && seen.current.id !== details?.id;
    const isChanged = seen.current !== null && seen.current !== details && !isAnother;
    seen.current = details;
    if (isChanged && isWanted && hasOffers && details !== null && details.items.length > 0)
      ask({ requestPolicy: 'network-only' });
  }, [details, isWanted, hasOffers, ask]);
  if (!isWanted || !hasOffers) return [];
  return (data?.offeredCoupons ?? []).map(({ code, label, saves, not_yet: lack }) => ({
    code,
    label,
    saves: lack === null ? (saves?.value ?? undefined) : undefined,
    lack: lack ?? undefined,
  }));
}
