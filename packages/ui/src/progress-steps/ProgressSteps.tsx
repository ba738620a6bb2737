import { stepDone } from '@shop/messages/controls';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './ProgressSteps.module.css';

export interface ProgressStep {
  /** What it is, in a word or two. */
  label: string;
  /** Nothing is left to do there. */
  done?: boolean;
  /** The shopper is there. */
  current?: boolean;
}

export interface ProgressStepsProps {
  /** What they lead through, for example "Steps of the checkout". */
  label: string;
  /** In their order. */
  steps: ProgressStep[];
}

/** Where a shopper stands in something that takes several steps. */
export function ProgressSteps({ label, steps }: ProgressStepsProps) {
  return (
    <ol className={css['steps']} aria-label={label}>
      {steps.map(({ label: text, done = false, current = false }) => (
        <li
          key={text}
          className={css['step']}
          data-done={done || undefined}
          aria-current={current ? 'step' : undefined}
        >
          <span className={css['mark']} aria-hidden="true">
            {done && !current && <Check size={16} strokeWidth={2} />}
          </span>
          <span>
            {text}
            {done && !current && <VisuallyHidden>{stepDone}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
