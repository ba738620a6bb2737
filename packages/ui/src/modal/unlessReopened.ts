import type { SyntheticEvent } from 'react';

/**
 * Hears that a modal was closed. Browsers say so a moment later: one that is open again by then was closed for nothing,
 * as by React's strict mode, which runs the cleanup of each effect once before it is used.
 */
export const unlessReopened =
  (onClose: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) onClose();
  };
