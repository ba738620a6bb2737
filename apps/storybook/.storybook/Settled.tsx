import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Has run what a story does once it stands, a dialog that opens, before its interaction begins. While developing
 * Storybook waits for that; as it is published it does not. A part that draws itself again at once makes React do all
 * that is due first.
 */
export function Settled({ children }: { children: ReactNode }) {
  const [, draw] = useState(0);
  useLayoutEffect(() => draw(1), []);
  return children;
}
