import * as text from '@shop/messages/checkout';
import { Button } from '@shop/ui';
import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Checkout.module.css';
import type { StepName } from './useFirstSteps.ts';

/** Id of the heading of a step. */
export const stepHeading = (name: StepName): string => `step-${name}`;

export interface StepFrameProps {
  /** The step; the id of its heading is made of it. */
  name: StepName;
  /** Heading of the step, named in its button to change it, too. */
  title: string;
  /** It is settled, and marked with a tick. */
  done?: boolean;
  /** Cannot be begun yet. */
  waiting?: boolean;
  /** Offers to change what is done. */
  onChange?: (() => void) | undefined;
  /** What it asks or holds; left out while it waits. */
  children?: ReactNode;
}

/** One step of the checkout: its title, whether it is done, and what it asks or holds. */
export function StepFrame({ name, title, done = false, waiting = false, onChange, children }: StepFrameProps) {
  const heading = stepHeading(name);
  return (
    <section className={css['step']} data-waiting={waiting || undefined} aria-labelledby={heading}>
      <div className={css['stepHead']}>
        {done && <CircleCheckBig size={22} strokeWidth={1.5} role="img" aria-label={text.done} />}
        <h2 id={heading}>{title}</h2>
        {onChange && (
          <Button kind="quiet" size="small" aria-label={text.changeStep(title)} onClick={onChange}>
            {text.change}
          </Button>
        )}
      </div>
      {!waiting && children && <div className={css['stepBody']}>{children}</div>}
    </section>
  );
}
