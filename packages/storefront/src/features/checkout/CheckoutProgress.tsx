import * as text from '@shop/messages/checkout';
import { VisuallyHidden } from '@shop/ui';
import { Check } from 'lucide-react';
import css from './Checkout.module.css';
import type { StepName } from './useSteps.ts';

export interface CheckoutProgressProps {
  names: StepName[];
  done: Record<StepName, boolean>;
  current: StepName;
}

const labels: Record<StepName, string> = {
  address: text.address,
  delivery: text.delivery,
  payment: text.payment,
  review: text.review,
};

/** Where in the checkout the shopper stands. */
export function CheckoutProgress({ names, done, current }: CheckoutProgressProps) {
  return (
    <ol className={css['progress']} aria-label={text.steps}>
      {names.map(name => (
        <li key={name} data-done={done[name] || undefined} aria-current={name === current ? 'step' : undefined}>
          {done[name] && <Check size={14} aria-hidden />}
          {labels[name]}
          {done[name] && <VisuallyHidden>{text.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
