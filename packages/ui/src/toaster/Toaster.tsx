import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import css from './Toaster.module.css';

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

/** Short messages over the page, 20rem wide (specification, section 9). Read out as they come. */
export function Toaster({ toasts, onDismiss, onAction }: ToasterProps) {
  return (
    <div className={css['toaster']} role="region" aria-label="Messages" aria-live="polite">
      {toasts.map(({ id, type, message, dismissable, actionText }) => {
        const Icon = icons[type];
        return (
          <div key={id} className={css['toast']} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <p className={css['message']}>{message}</p>
            {actionText && <button type="button" className={css['action']} onClick={() => onAction(id)}>{actionText}</button>}
            {dismissable && <IconButton label="Dismiss" onClick={() => onDismiss(id)}><X size={18} strokeWidth={1.5} aria-hidden /></IconButton>}
          </div>
        );
      })}
    </div>
  );
}
