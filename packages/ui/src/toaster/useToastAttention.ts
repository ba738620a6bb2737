import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { rememberFocus } from '../focus/rememberFocus.ts';

/** Leads to the messages from anywhere in a page, and back. Their region is named after it. */
const key = 'F8';

const away = { pointer: false, focus: false };

export interface ToastAttentionOptions {
  /** How many messages there are. */
  count: number;
  /** What the box stands in: in another one it is another box, and nobody is at it yet. */
  home: Element | null;
  /** Told whether the shopper is at the messages, by pointer or focus. */
  onHold?: ((held: boolean) => void) | undefined;
}

/**
 * What those need who are at the messages: they hear of it who let messages go, F8 leads there and back, and where the
 * message that has the focus goes, the focus goes to the next one, or from the last one back to where it was.
 *
 * @returns handlers of the box.
 */
export function useToastAttention(box: RefObject<HTMLElement | null>, { count, home, onHold }: ToastAttentionOptions) {
  const [at, setAt] = useState(away);
  const goBack = useRef(() => {});
  const held = count > 0 && (at.pointer || at.focus);
  useEffect(() => onHold?.(held), [held, onHold]);

  const [lastHome, setLastHome] = useState(home);
  if (home !== lastHome) {
    setLastHome(home);
    setAt(away);
  }

  // A message that is taken out of the page says nothing of the focus and the pointer that it had.
  useLayoutEffect(() => {
    if (at.focus && document.activeElement === document.body) {
      const next = box.current?.querySelector<HTMLElement>('button') ?? box.current;
      if (count > 0) next?.focus();
      else goBack.current();
    }
    if (count === 0) setAt(away);
  }, [at.focus, box, count]);

  useEffect(() => {
    if (count === 0) return undefined;
    const jump = (event: KeyboardEvent) => {
      const shown = box.current;
      if (event.key !== key || !shown) return;
      event.preventDefault();
      if (!shown.contains(document.activeElement)) {
        shown.focus();
        return;
      }
      goBack.current();
      if (shown.contains(document.activeElement) && document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [box, count]);

  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);
  return {
    onPointerEnter: () => setAt(before => ({ ...before, pointer: true })),
    onPointerLeave: () => setAt(before => ({ ...before, pointer: false })),
    onFocus: (event: FocusEvent) => {
      if (!at.focus && isOutside(event)) goBack.current = rememberFocus(event.relatedTarget);
      setAt(before => ({ ...before, focus: true }));
    },
    onBlur: (event: FocusEvent) => {
      // Another window takes no focus from within this one.
      if (isOutside(event) && !event.currentTarget.contains(document.activeElement))
        setAt(before => ({ ...before, focus: false }));
    },
  };
}
