import { graphql } from '@shop/commerce-client';
import { cartSlice, useAppSelector } from '@shop/state';
import { useMemo } from 'react';
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
 * The coupons that this cart is offered, asked for anew whenever its lines have changed (cart-18). None where the back end
 * cannot tell: whoever knows a code types it. Undefined before the first answer.
 */
export function useCouponOffers(): CouponOffer[] | undefined {
  const hasOffers = useFeature('coupon-offers');
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const lines = (details?.items ?? [])
    .map(({ uid, quantity, prices }) => [uid, quantity, prices?.row_total.value].join(' '))
    .join();
  // Another context is another question. Delivery and payment change nothing about what a coupon brings.
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, lines }), [lines]);
  const [{ data, fetching }] = useQuery({
    query: OfferedCouponsQuery,
    variables: { cartId: details?.id ?? '' },
    context,
    pause: !hasOffers || lines === '',
  });
  if (!hasOffers) return [];
  if (fetching && !data) return undefined;
  return (data?.offeredCoupons ?? []).map(({ code, label, saves, not_yet: lack }) => ({
    code,
    label,
    saves: lack === null ? (saves?.value ?? undefined) : undefined,
    lack: lack ?? undefined,
  }));
}
