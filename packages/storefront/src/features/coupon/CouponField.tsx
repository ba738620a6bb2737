import * as text from '@shop/messages/coupon';
import { Button, Notice, TextField } from '@shop/ui';
import { TicketPercent } from 'lucide-react';
import type { FormEvent } from 'react';
import css from './CouponField.module.css';
import { useCoupon } from './useCoupon.ts';

export interface CouponFieldProps {
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
}

/** Applies a coupon code to the cart, and takes it away again. */
export function CouponField({ disabled = false }: CouponFieldProps) {
  const { applied, typed, busy, problem, type, apply, remove } = useCoupon();
  if (applied !== undefined) {
    return (
      <div className={css['applied']}>
        <TicketPercent size={20} strokeWidth={1.5} aria-hidden />
        <p aria-live="polite"><strong>{applied}</strong>{text.applied}</p>
        <Button kind="quiet" size="small" busy={busy} disabled={disabled} aria-label={text.removeOf(applied)} onClick={() => void remove()}>{text.remove}</Button>
        {problem && <Notice tone="danger" urgent>{problem}</Notice>}
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void apply();
  };
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <TextField label={text.label} name="coupon" autoComplete="off" autoCapitalize="characters" spellCheck={false} value={typed} disabled={disabled} error={problem} onChange={event => type(event.currentTarget.value)} />
      <Button type="submit" kind="secondary" busy={busy} disabled={disabled}>{text.apply}</Button>
    </form>
  );
}
