import * as text from '@shop/messages/gifts';
import { Button, Notice, Skeleton } from '@shop/ui';
import { Gift as GiftIcon } from 'lucide-react';
import { useState } from 'react';
import { region } from '../../context/region.tsx';
import { lateDialog } from '../shared/late.tsx';
import { GiftSummary } from './GiftSummary.tsx';
import css from './Gift.module.css';
import { useGift } from './useGift.ts';

export interface GiftFieldProps {
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
}

const GiftDialog = lateDialog(async () => (await import('./GiftDialog.tsx')).GiftDialog);

/** Makes the cart a gift, and says what it is given as (cart-23). Nothing where the back end has no gifts. */
function DefaultGiftField({ disabled = false }: GiftFieldProps) {
  const { isAsking, offer, gift, busy, problem, forget, save, remove } = useGift();
  const [isOpen, setOpen] = useState(false);
  /** How often a gift was taken away: what was typed for it goes along. */
  const [removed, setRemoved] = useState(0);
  // It keeps its place: what stands below it may be read already.
  if (isAsking) return <Skeleton height="8rem" />;
  if (!offer) return null;
  const open = () => {
    forget();
    setOpen(true);
  };
  return (
    <section className={css['gift']} aria-label={gift ? text.isGift : text.title}>
      <GiftIcon size={20} strokeWidth={1.5} aria-hidden />
      <div className={css['what']} aria-live="polite">
        <strong>{gift ? text.isGift : text.title}</strong>
        {gift ? <GiftSummary gift={gift} /> : <p className={css['quiet']}>{text.offer}</p>}
      </div>
      <div className={css['buttons']}>
        <Button
          kind="secondary"
          size="small"
          disabled={disabled}
          aria-label={gift ? text.changeGift : undefined}
          onClick={open}
        >
          {gift ? text.change : text.add}
        </Button>
        {gift && (
          <Button
            kind="quiet"
            size="small"
            busy={busy && !isOpen}
            disabled={disabled}
            aria-label={text.removeGift}
            onClick={() => void remove().then(isGone => isGone && setRemoved(count => count + 1))}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {problem && !isOpen && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <GiftDialog
        key={removed}
        open={isOpen}
        offer={offer}
        gift={gift}
        busy={busy}
        problem={problem}
        onSave={save}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Makes an order a gift, in the cart and at the checkout. */
    GiftField: GiftFieldProps;
  }
}

export const GiftField = region('GiftField', DefaultGiftField);
