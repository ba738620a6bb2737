import { CouponField } from '../features/coupon/CouponField.tsx';
import { CoinsField } from '../features/credit/CoinsField.tsx';
import { GiftCardField } from '../features/credit/GiftCardField.tsx';
import { GiftField } from '../features/gifts/GiftField.tsx';

export interface CheckoutDiscountsProps {
  /** While an order is on its way nothing may change. */
  disabled: boolean;
}

/** What a cart may be paid less by, and what it is given as. */
export const CheckoutDiscounts = ({ disabled }: CheckoutDiscountsProps) => (
  <>
    <CouponField disabled={disabled} />
    <GiftCardField disabled={disabled} />
    <CoinsField disabled={disabled} />
    <GiftField disabled={disabled} />
  </>
);
