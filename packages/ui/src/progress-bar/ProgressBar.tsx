import { useId } from 'react';
import css from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What comes nearer, for example "Towards free delivery". */
  label: string;
  /** How much there is of `max`. More than `max` is full. */
  value: number;
  max: number;
  /** Said in words beside the label, for example "₹200 to go". */
  text?: string | undefined;
}

/** How far something has come, on the platform's own element. The words say what the bar shows. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={css['frame']}>
      <div className={css['words']}>
        <label htmlFor={id}>{label}</label>
        {text && <span>{text}</span>}
      </div>
      <progress id={id} className={css['bar']} value={Math.min(Math.max(value, 0), max)} max={max} />
    </div>
  );
}
