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
  disabled?: boolean;
  onApply: (code: string) => void;
}

/** So many stand there at once; the others are a press away. */
const shownAtOnce = 2;

/** Coupons with what each brings, or what the cart lacks for it, to be applied with one press (cart-18). */
export function CouponOffers({ offers, applying, refused, disabled = false, onApply }: CouponOffersProps) {
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
          aria-label={text.applyOffer(code)}
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
  const rest = offers.slice(shownAtOnce);
  if (offers.length === 0) return null;
  return (
    <div>
      <ul className={css['offers']} aria-label={text.offers}>
        {offers.slice(0, shownAtOnce).map(row)}
      </ul>
      {rest.length > 0 && (
        <details className={css['more']}>
          <summary>{text.moreOffers(rest.length)}</summary>
          <ul className={css['offers']} aria-label={text.moreOffers(rest.length)}>
            {rest.map(row)}
          </ul>
        </details>
      )}
    </div>
  );
}
