import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers of a modal dialog that tell when somebody pressed outside its panel. A press that only ends outside, such as
 * marking the text of a field, is none.
 */
export function usePressOutside(onOutside: (dialog: HTMLDialogElement) => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beganOutside.current && event.target === event.currentTarget) onOutside(event.currentTarget);
      beganOutside.current = false;
    },
  };
}
