import { useEffect, useRef } from 'react';
import { giveFocus } from '../shared/useKeptFocus.ts';

const isLost = () => document.activeElement === document.body;

/**
 * Keeps the focus where a cart becomes empty or is filled again, and what had it goes: with the last line, or a saved
 * one that went back.
 */
export function useEmptiedFocus(status: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (before.current === 'ready' && status === 'empty' && isLost()) heading.current?.focus();
    if (status === 'empty') wasEmpty.current = true;
    before.current = status;
  }, [status]);
  return {
    /** Of the empty cart. */
    heading,
    /** To be called once the lines of a cart stand. */
    onFilled: () => {
      if (wasEmpty.current && isLost()) giveFocus(document.getElementById('cart-heading'));
    },
  };
}
