import * as text from '@shop/messages/checkout';
import { ProgressSteps } from '@shop/ui';
import css from './Checkout.module.css';
import type { StepName } from './useFirstSteps.ts';

export interface CheckoutProgressProps {
  /** Steps that this cart has, in their order; without a delivery three of them. */
  names: StepName[];
  /** Whether each is settled. */
  done: Record<StepName, boolean>;
  /** The step that the shopper is at. */
  current: StepName;
}

const labels: Record<StepName, string> = {
  address: text.address,
  delivery: text.delivery,
  payment: text.payment,
  review: text.review,
};

/** Where in the checkout the shopper stands. */
export const CheckoutProgress = ({ names, done, current }: CheckoutProgressProps) => (
  <div className={css['progress']}>
    <ProgressSteps
      label={text.steps}
      steps={names.map(name => ({ label: labels[name], done: done[name], current: name === current }))}
    />
  </div>
);
