import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import { locationSlice, useAppSelector, userSlice } from '@shop/state';
import { useEffect } from 'react';
import { useFeature } from '../context/features.ts';
import { useShop } from '../context/ShopContext.ts';
import { CartContents } from '../features/cart/CartContents.tsx';
import { SavedPlace } from '../features/cart/savedPlace.ts';
import { useHasSaved } from '../features/cart/useHasSaved.ts';
import { useSaving } from '../features/cart/useSaving.ts';
import { CouponField } from '../features/coupon/CouponField.tsx';
import { GiftCardPlace } from '../features/credit/GiftCardPlace.tsx';
import { GiftField } from '../features/gifts/GiftField.tsx';
import { late } from '../features/shared/late.tsx';
import { useFirstSign } from '../features/shared/useFirstSign.ts';

/** Only of customers, and both have something to ask of their own. */
const CoinsField = late(async () => (await import('../features/credit/CoinsField.tsx')).CoinsField);
const EarnedCoins = late(async () => (await import('../features/credit/EarnedCoins.tsx')).EarnedCoins);
/** What else is offered is no part of what somebody came for. */
const CartAlso = late(async () => (await import('../features/together/CartAlso.tsx')).CartAlso);
/** Only where a pincode is known. */
const DeliveryEstimate = late(async () => (await import('../features/delivery/DeliveryEstimate.tsx')).DeliveryEstimate);

export interface FilledCartProps {
  /** The cart, which has a line at least. */
  details: CartDetails;
  /** It stands on the screen now. */
  onShown: () => void;
}

/** The part of the cart page that an empty cart does not need. */
export function FilledCart({ details, onShown }: FilledCartProps) {
  const saved = useSaving();
  const hasSaved = useHasSaved();
  const { slots } = useShop();
  const { city, pincode } = useAppSelector(locationSlice.selectors.selectLocation);
  const isPlaceKnown = useAppSelector(locationSlice.selectors.selectIsPlaceKnown);
  const hasEstimate = useFeature('delivery-estimate') && isPlaceKnown && !details.is_virtual;
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const hasCoins = useFeature('coins') && signedIn;
  const CartAside = slots.CartAside;
  const isUsed = useFirstSign();
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes
  useEffect(onShown, []);
  return (
    <>
      <CartContents
        details={details}
        saved={saved}
        delivery={
          hasEstimate && (
            <>
              {text.deliverTo(city, pincode)} <DeliveryEstimate pincode={pincode} />
            </>
          )
        }
        coupon={
          <>
            <CouponField />
            <GiftCardPlace />
            {hasCoins && <CoinsField />}
            <GiftField />
            {hasCoins && <EarnedCoins />}
            {CartAside && <CartAside />}
          </>
        }
      />
      {hasSaved && <SavedPlace />}
      {isUsed && <CartAlso details={details} />}
    </>
  );
}
