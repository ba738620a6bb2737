import * as text from '@shop/messages/coupon';
import { couponLeft } from '@shop/messages/purchase';
import { Button, Notice, Skeleton, TextField } from '@shop/ui';
import { TicketPercent } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { region } from '../../context/region.tsx';
import css from './CouponField.module.css';
import { CouponOffers } from './CouponOffers.tsx';
import { useCoupon } from './useCoupon.ts';

export interface CouponFieldProps {
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
}

/** Applies a coupon to the cart, typed or chosen from those that it is offered, and takes it away again. */
function DefaultCouponField({ disabled = false }: CouponFieldProps) {
  const { applied, left, offers, applying, typed, busy, refusal, type, apply, applyOffer, remove } = useCoupon();
  const problem = refusal?.code === undefined ? refusal?.problem : undefined;
  const refused = refusal?.code === undefined ? undefined : { code: refusal.code, problem: refusal.problem };
  const appliedId = useId();
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<{ applied: string | undefined }>(undefined);
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current.applied === applied) return;
    pressedAt.current = undefined;
    // What was pressed has gone, and the other of the two stands in its place.
    if (document.activeElement === document.body) (removal.current ?? field.current)?.focus();
  }, [applied]);
  const act = (change: () => Promise<void>) => {
    pressedAt.current = { applied };
    void change();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) act(apply);
  };
  return (
    <>
      {applied === undefined ? (
        <form className={css['form']} noValidate onSubmit={submit}>
          <TextField
            ref={field}
            announced
            label={text.label}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            disabled={disabled}
            error={problem}
            onChange={event => type(event.currentTarget.value)}
          />
          <Button type="submit" kind="secondary" busy={busy && applying === undefined} disabled={disabled}>
            {text.apply}
          </Button>
          {left !== null && <Notice tone="warning">{couponLeft(left)}</Notice>}
        </form>
      ) : (
        <div className={css['applied']}>
          <TicketPercent size={20} strokeWidth={1.5} aria-hidden />
          <p id={appliedId}>
            <strong>{applied}</strong>
            {text.applied}
          </p>
          <Button
            ref={removal}
            kind="quiet"
            size="small"
            aria-describedby={appliedId}
            busy={busy && applying === undefined}
            disabled={disabled}
            aria-label={text.removeOf(applied)}
            onClick={() => act(remove)}
          >
            {text.remove}
          </Button>
          {problem && (
            <Notice tone="danger" urgent>
              {problem}
            </Notice>
          )}
        </div>
      )}
      {offers ? (
        <CouponOffers
          offers={offers}
          inPlaceOf={applied}
          applying={applying}
          refused={refused}
          disabled={disabled || (busy && applying === undefined)}
          onApply={code => act(() => applyOffer(code))}
        />
      ) : (
        applied === undefined && <Skeleton height="11rem" />
      )}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Where a coupon is given. */
    CouponField: CouponFieldProps;
  }
}

export const CouponField = region('CouponField', DefaultCouponField);
