import * as text from '@shop/messages/checkout';
import { cartSlice, useAppSelector } from '@shop/state';
import { StepFrame } from './StepFrame.tsx';

/** The place of the steps after the address, which cannot be begun yet. */
export function WaitingSteps() {
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  return (
    <>
      {!details?.is_virtual && <StepFrame name="delivery" title={text.delivery} waiting />}
      <StepFrame name="payment" title={text.payment} waiting />
      <StepFrame name="review" title={text.review} waiting />
    </>
  );
}
