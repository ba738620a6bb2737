import * as text from '@shop/messages/checkout';
import { cartSlice, useAppSelector } from '@shop/state';
import css from './Checkout.module.css';
import { StepFrame } from './StepFrame.tsx';

export interface WaitingStepsProps {
  /** They come by themselves where an address was accepted before, and have their place by then (checkout-25). */
  comeNext: boolean;
}

/** The place of the steps after the address, which cannot be begun yet. */
export function WaitingSteps({ comeNext }: WaitingStepsProps) {
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  return (
    <div className={css['steps']} data-next={comeNext || undefined}>
      {!details?.is_virtual && <StepFrame name="delivery" title={text.delivery} waiting />}
      <StepFrame name="payment" title={text.payment} waiting />
      <StepFrame name="review" title={text.review} waiting />
    </div>
  );
}
