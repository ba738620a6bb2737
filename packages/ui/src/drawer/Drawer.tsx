import * as text from '@shop/messages/controls';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { openModal } from '../modal/openModal.ts';
import { unlessReopened } from '../modal/unlessReopened.ts';
import { useClosedWhenGone } from '../modal/useClosedWhenGone.ts';
import { usePressOutside } from '../modal/usePressOutside.ts';
import css from './Drawer.module.css';

/** How long the content of a closed drawer stays, ms (look-14). */
export const drawerLinger = 300;

export interface DrawerProps {
  /** Whether it stands over the page. */
  open: boolean;
  /** It was closed: by its button, a press outside or Escape. */
  onClose: () => void;
  /** What it holds. */
  title: string;
  /** Side that it comes from. */
  side?: 'start' | 'end';
  /** Scrolls by itself. */
  children: ReactNode;
}

/** A panel that slides in over the page. Its content is removed 300 ms after it was closed. */
export function Drawer({ open, onClose, title, side = 'start', children }: DrawerProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [lingers, setLingers] = useState(false);
  const outside = usePressOutside(dialog => dialog.close());
  useClosedWhenGone(element);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) openModal(dialog);
      setLingers(true);
      return;
    }
    if (dialog.open) dialog.close();
    const timer = setTimeout(() => setLingers(false), drawerLinger);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <dialog
      ref={element}
      className={css['drawer']}
      data-side={side}
      aria-labelledby={heading}
      onClose={unlessReopened(onClose)}
      {...outside}
    >
      {(open || lingers) && (
        <div>
          <header className={css['header']}>
            <h2 id={heading} className={css['title']}>
              {title}
            </h2>
            <IconButton label={text.close} onClick={() => element.current?.close()}>
              <X size={22} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
