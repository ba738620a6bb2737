import * as text from '@shop/messages/controls';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { openModal } from '../modal/openModal.ts';
import { unlessReopened } from '../modal/unlessReopened.ts';
import { useClosedWhenGone } from '../modal/useClosedWhenGone.ts';
import { usePressOutside } from '../modal/usePressOutside.ts';
import css from './Dialog.module.css';

export interface DialogProps {
  /** Whether it stands over the page. */
  open: boolean;
  /** It was closed: by its button, a press outside or Escape. */
  onClose: () => void;
  /** The task, or the question. */
  title: string;
  /** Scrolls below the title. */
  children: ReactNode;
  /** Buttons below the content: the main one last. */
  footer?: ReactNode;
  /** True: what it says is to be read first, so it does not open on its text field. */
  readFirst?: boolean;
  /** True: a press outside does not close it. */
  keepOpen?: boolean;
  /** True: what was pressed in it is under way, so nothing closes it until that is done. */
  busy?: boolean;
}

/** What a shopper came to fill in. Choices and buttons wait: focusing them says nothing. */
const firstField =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"]):not(:disabled), textarea:not(:disabled)';

/**
 * A modal dialog on the platform's own: sticky header with a close icon, optional footer, a press outside closes it,
 * the page behind does not scroll; a sheet from below on phones (look-12, look-13). It opens on its first text field, unless it is to
 * be read first.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  readFirst = false,
  keepOpen = false,
  busy = false,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const outside = usePressOutside(dialog => {
    if (!keepOpen && !busy) dialog.close();
  });
  useClosedWhenGone(element);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    openModal(dialog);
    if (!readFirst) dialog.querySelector<HTMLElement>(firstField)?.focus();
  }, [open, readFirst]);
  return (
    <dialog
      ref={element}
      className={css['dialog']}
      aria-labelledby={heading}
      // Escape, or the gesture that leads back. Where it comes twice in a row some browsers close it all the same.
      onCancel={event => busy && event.preventDefault()}
      onClose={unlessReopened(onClose)}
      {...outside}
    >
      {open && (
        <div>
          <header className={css['header']}>
            <h2 id={heading} className={css['title']}>
              {title}
            </h2>
            <IconButton
              label={text.close}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : () => element.current?.close()}
            >
              <X size={22} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </header>
          <div className={css['body']}>{children}</div>
          {footer && <footer className={css['footer']}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
