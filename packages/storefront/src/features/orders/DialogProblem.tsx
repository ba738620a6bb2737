import { Notice } from '@shop/ui';
import { useEffect, useRef } from 'react';

/** Why the button of a dialog did nothing: read out, and brought into sight where the dialog is scrolled. */
export function DialogProblem({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is nothing that an effect may answer.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="danger" urgent>
        {children}
      </Notice>
    </div>
  );
}
