// chunk: options
import * as text from '@shop/messages/controls';
import { Minus, Plus } from 'lucide-react';
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
  // At its end a button stays focusable: whoever pressed it by keyboard must not lose the place.
  const change = (next: number) => {
    if (Number.isInteger(next) && next >= min && next <= max && next !== value) onChange(next);
  };
  return (
    <div className={css['stepper']} role="group" aria-label={label}>
      <IconButton
        label={text.oneLess}
        disabled={disabled}
        aria-disabled={value - step < min}
        onClick={() => change(value - step)}
      >
        <Minus size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <output className={css['value']} aria-live="polite">
        {value}
      </output>
      <IconButton
        label={text.oneMore}
        disabled={disabled}
        aria-disabled={value + step > max}
        onClick={() => change(value + step)}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </div>
  );
}
