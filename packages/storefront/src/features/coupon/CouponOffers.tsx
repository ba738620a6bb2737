import * as text from '@shop/messages/coupon';
import { Button, useMoney } from '@shop/ui';
import css from './CouponOffers.module.css';
import type { CouponOffer } from './useCouponOffers.ts';

export interface CouponOffersProps {
  /** The one that brings most first. */
  offers: CouponOffer[];
  /** Code of the one that is on its way. */
  applying?: string | undefined;
  /** Code of the one that the shop has refused, and why. */
  refused?: { code: string; problem: string } | undefined;
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
  /** Code of the applied coupon, whose place each of these would take. */
  inPlaceOf?: string | undefined;
  /** Takes the code of the coupon; not called while another is on its way. */
  onApply: (code: string) => void;
}

/** So many stand there at once while none is applied; the others are a press away. */
const shownAtOnce = 2;

/** Coupons with what each brings, or what the cart lacks for it, to be applied with one press (cart-18, cart-21). */
export function CouponOffers({ offers, applying, refused, disabled = false, inPlaceOf, onApply }: CouponOffersProps) {
  const money = useMoney();
  const row = ({ code, label, saves, lack }: CouponOffer) => (
    <li key={code} className={css['offer']} data-lacks={lack !== undefined || undefined}>
      <p className={css['words']}>
        <strong className={css['code']}>{code}</strong> <span>{label}</span>
        {saves !== undefined && <small className={css['saves']}>{text.saves(money(saves))}</small>}
        {lack !== undefined && <small>{lack}</small>}
      </p>
      {lack === undefined && (
        <Button
          kind="quiet"
          size="small"
          busy={applying === code}
          disabled={disabled}
          aria-label={inPlaceOf === undefined ? text.applyOffer(code) : text.switchTo(code, inPlaceOf)}
          onClick={() => applying === undefined && onApply(code)}
        >
          {text.apply}
        </Button>
      )}
      {refused?.code === code && (
        <p className={css['refusal']} role="alert">
          {refused.problem}
        </p>
      )}
    </li>
  );
  const shown = inPlaceOf === undefined ? offers.slice(0, shownAtOnce) : [];
  const rest = offers.slice(shown.length);
  const restName = inPlaceOf === undefined ? text.moreOffers(rest.length) : text.otherOffers;
  if (offers.length === 0) return null;
  return (
    <div>
      {shown.length > 0 && (
        <ul className={css['offers']} aria-label={text.offers}>
          {shown.map(row)}
        </ul>
      )}
      {rest.length > 0 && (
        <details className={css['more']}>
          <summary>{restName}</summary>
          <ul className={css['offers']} aria-label={restName}>
            {rest.map(row)}
          </ul>
        </details>
      )}
    </div>
  );
}
