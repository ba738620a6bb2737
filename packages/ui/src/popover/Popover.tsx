import { useId, type ReactNode } from 'react';
import css from './Popover.module.css';

export interface PopoverProps {
  /** On what opens it, and what the text is called: the question that it answers. */
  label: string;
  /** A few sentences, with a link at most. */
  children: ReactNode;
}

/**
 * A few words more for who asks, on the platform's own popover, so that it opens without script: below what opens it, or
 * above where there is no room. Escape, a press outside and another one that opens close it. Browsers without popovers show
 * the words.
 */
export function Popover({ label, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button className={css['opener']} type="button" popoverTarget={id}>
        {label}
      </button>
      <div className={css['popover']} id={id} popover="auto" role="note" aria-label={label}>
        {children}
      </div>
    </>
  );
}
