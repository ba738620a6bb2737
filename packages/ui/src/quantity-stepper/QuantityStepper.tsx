// chunk: pieces
import * as text from '@shop/messages/controls';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import css from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** Pieces. */
  value: number;
  /** Told the number that a press leads to. */
  onChange: (value: number) => void;
  /** What is counted, for those who do not see it. */
  label: string;
  /** Fewest pieces that may be bought; 1 unless told. */
  min?: number;
  /** Most pieces that may be bought. */
  max?: number;
  /** Pieces that one press adds or takes away. */
  step?: number;
  /** Cannot be changed now. */
  disabled?: boolean;
}

/** Chooses a number of pieces. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = 1,
  max = 99,
  step = 1,
  disabled = false,
}: QuantityStepperProps) {
  const button = (label: string, Sign: LucideIcon, next: number) => {
    const isBeyond = next < min || next > max || next % 1 !== 0;
    // At its end a button stays focusable: whoever pressed it by keyboard must not lose the place.
    return (
      <IconButton label={label} disabled={disabled} aria-disabled={isBeyond} onClick={() => isBeyond || onChange(next)}>
        <Sign size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    );
  };
  // From beyond the bounds, as where fewer are left than were chosen, a press leads to the nearest of them.
  return (
    <div className={css['stepper']} role="group" aria-label={label}>
      {button(text.oneLess, Minus, Math.min(value - step, max))}
      <output className={css['value']} aria-live="polite">
        {value}
      </output>
      {button(text.oneMore, Plus, Math.max(value + step, min))}
    </div>
  );
}
