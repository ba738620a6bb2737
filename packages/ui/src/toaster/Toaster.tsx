import * as text from '@shop/messages/controls';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton.tsx';
import css from './Toaster.module.css';
import { useTopmostModal } from './useTopmostModal.ts';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

export interface ToastView {
  id: string;
  type: ToastType;
  message: string;
  dismissable?: boolean | undefined;
  actionText?: string | undefined;
}

export interface ToasterProps {
  /** The oldest first. */
  toasts: ToastView[];
  onDismiss: (id: string) => void;
  onAction: (id: string) => void;
}

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

/** Above dialogs. Browsers without popovers show an ordinary fixed box; so does a dialog that is just taken away, until the box stands in the page again. */
function raise(box: HTMLDivElement | null): void {
  if (!box?.isConnected || !('showPopover' in box)) return;
  box.popover = 'manual';
  if (!box.matches(':popover-open')) box.showPopover();
}

/**
 * Short messages over the page, 20rem wide (specification, section 9). Read out as they come. While a modal dialog is open
 * they stand inside it, since all outside it is out of reach.
 */
export function Toaster({ toasts, onDismiss, onAction }: ToasterProps) {
  const modal = useTopmostModal();
  // Raising lays the page out at once: not before there is something to say.
  const raised = toasts.length > 0 ? raise : undefined;
  const messages = (
    <div ref={raised} className={css['toaster']} role="region" aria-label={text.toasts} aria-live="polite">
      {toasts.map(({ id, type, message, dismissable, actionText }) => {
        const Icon = icons[type];
        return (
          <div key={id} className={css['toast']} data-type={type} role={type === 'error' ? 'alert' : undefined}>
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <div className={css['message']}>
              <p>{message}</p>
              {actionText && <button type="button" className={css['action']} onClick={() => onAction(id)}>{actionText}</button>}
            </div>
            {dismissable && <IconButton label={text.dismiss} onClick={() => onDismiss(id)}><X size={18} strokeWidth={1.5} aria-hidden /></IconButton>}
          </div>
        );
      })}
    </div>
  );
  return modal ? createPortal(messages, modal) : messages;
}
