import * as text from '@shop/messages/controls';
import {
  CircleAlert,
  CircleCheck,
  Heart,
  Info,
  Link,
  ShoppingCart,
  TriangleAlert,
  Wifi,
  WifiOff,
  X,
} from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton.tsx';
import css from './Toaster.module.css';
import { useToastAttention } from './useToastAttention.ts';
import { useTopmostModal } from './useTopmostModal.ts';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

export interface ToastView {
  /** Tells it apart, and is what the handlers are told. */
  id: string;
  /** Colours it and gives it its icon; an error is read out at once. */
  type: ToastType;
  /** A sentence. Line breaks are kept. */
  message: string;
  /** Has a button that takes it away. */
  dismissable?: boolean | undefined;
  /** On a button below the message; without it there is none. */
  actionText?: string | undefined;
  /** Says what it is about in place of the icon of its type (look-18): `cart`, `heart`, `link`, `offline` or `online`. */
  icon?: string | undefined;
}

export interface ToasterProps {
  /** The oldest first. */
  toasts: ToastView[];
  /** Told whose closing button was pressed. */
  onDismiss: (id: string) => void;
  /** Told whose action was pressed. */
  onAction: (id: string) => void;
  /**
   * Told when the shopper comes to the messages, by pointer or focus, and when she has left: until then none may go by
   * itself.
   */
  onHold?: (held: boolean) => void;
}

const typeIcons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };
const ownIcons = new Map([
  ['cart', ShoppingCart],
  ['heart', Heart],
  ['link', Link],
  ['offline', WifiOff],
  ['online', Wifi],
]);

/**
 * Puts the box above dialogs, and in the order of Tab behind what has the focus, so that what was just pressed is a
 * step away from what is said of it. Browsers without popovers show an ordinary fixed box; so does a dialog that is
 * just taken away, until the box stands in the page again.
 */
function raise(box: HTMLElement): (() => void) | undefined {
  if (!('showPopover' in box)) return undefined;
  const { activeElement } = document;
  box.popover = 'manual';
  box.showPopover(
    activeElement instanceof HTMLElement && activeElement !== document.body ? { source: activeElement } : {},
  );
  // An empty one stays in the page: what is read out must have been there before it speaks.
  return () => box.removeAttribute('popover');
}

/**
 * Short messages over the page, 20rem wide (look-17). Read out as they come. While a modal dialog is open they stand
 * inside it, since all outside it is out of reach.
 */
export function Toaster({ toasts, onDismiss, onAction, onHold }: ToasterProps) {
  const modal = useTopmostModal();
  const box = useRef<HTMLDivElement>(null);
  const attention = useToastAttention(box, { count: toasts.length, home: modal, onHold });
  // Raising lays the page out at once: not before there is something to say.
  const speaks = toasts.length > 0;
  useLayoutEffect(
    () => (speaks && box.current && modal?.isConnected !== false ? raise(box.current) : undefined),
    [speaks, modal],
  );
  const messages = (
    <div
      ref={box}
      className={css['toaster']}
      role="region"
      aria-label={text.toasts}
      aria-live="polite"
      tabIndex={-1}
      {...attention}
    >
      {toasts.map(({ id, type, message, dismissable, actionText, icon = '' }) => {
        const Icon = ownIcons.get(icon) ?? typeIcons[type];
        return (
          <div key={id} className={css['toast']} data-type={type} role={type === 'error' ? 'alert' : undefined}>
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <div className={css['message']}>
              <p>{message}</p>
              {actionText && (
                <button type="button" className={css['action']} onClick={() => onAction(id)}>
                  {actionText}
                </button>
              )}
            </div>
            {dismissable && (
              <IconButton label={text.dismiss} onClick={() => onDismiss(id)}>
                <X size={18} strokeWidth={1.5} aria-hidden />
              </IconButton>
            )}
          </div>
        );
      })}
    </div>
  );
  return modal ? createPortal(messages, modal) : messages;
}
