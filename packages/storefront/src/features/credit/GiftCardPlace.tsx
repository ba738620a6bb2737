import * as text from '@shop/messages/credit';
import { cartSlice, useAppSelector } from '@shop/state';
import { useEffect, useState, type MouseEvent } from 'react';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { late, lateDialog } from '../shared/late.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';
import css from './Credit.module.css';

const GiftCardField = late(async () => (await import('./GiftCardField.tsx')).GiftCardField);

/** Told and closed again like a dialog where its code does not come. */
const OpenedGiftCard = lateDialog(async () => (await import('./OpenedGiftCard.tsx')).OpenedGiftCard);

/**
 * The closed group in which a gift card is given; its form comes with the first sign of a shopper, at the latest with the
 * press that opens it. A cart that gift cards pay has the form at once, and so has a shop with a form of its own.
 */
export function GiftCardPlace() {
  const hasGiftCards = useFeature('gift-cards');
  const hasOwn = useShop().slots.GiftCardField !== undefined;
  const isUsed = (useAppSelector(cartSlice.selectors.selectCartDetails)?.applied_gift_cards ?? []).length > 0;
  const [isAtOnce] = useState(isUsed || hasOwn);
  const [isAsked, setAsked] = useState(false);
  const [isHere, setHere] = useState(false);
  useEffect(
    () => (hasGiftCards && !isAtOnce ? onFirstSign(OpenedGiftCard.prefetch) : undefined),
    [hasGiftCards, isAtOnce],
  );
  if (!hasGiftCards) return null;
  if (isAtOnce) return <GiftCardField />;
  const open = (event: MouseEvent) => {
    // It opens with what stands in it.
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      {!isHere && (
        <details className={css['more']} aria-busy={isAsked || undefined}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is pressed by key too */}
          <summary onClick={open}>{text.haveGiftCard}</summary>
        </details>
      )}
      {(isAsked || isUsed || isHere) && (
        <OpenedGiftCard isOpened={isAsked} onHere={() => setHere(true)} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
