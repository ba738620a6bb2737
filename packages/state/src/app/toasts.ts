import { TOAST_TIMEOUT_MS } from '../constants.ts';
import type { ShopThunk, ToastHandlers } from '../services.ts';
import { toastsSlice, type Toast, type ToastType } from './toastsSlice.ts';

export interface ToastInput extends ToastHandlers {
  type: ToastType;
  message: string;
  /** The shopper can close it. */
  dismissable?: boolean;
  actionText?: string;
  /** Name of an icon. */
  icon?: string;
  /** Milliseconds until it goes; 5000 when left out, never with 0 or false. */
  timeout?: number | false;
}

/**
 * Shows a toast and returns its id. A duplicate starts the timer of the one that is shown again, in its place.
 *
 * @throws TypeError for a toast without type or message, or one that could never go away (specification, sections 5 and 8).
 */
export const addToast = ({ onAction, onDismiss, ...input }: ToastInput): ShopThunk<string> => (dispatch, _, services) => {
  const { type, message, dismissable = false, actionText, icon, timeout = TOAST_TIMEOUT_MS } = input;
  if (!type) throw new TypeError('toast.type is required');
  if (!message) throw new TypeError('toast.message is required');
  if (!timeout && !dismissable && !onDismiss) {
    throw new TypeError('toast must be dismissable, or have a timeout or a dismiss handler: it could never go away');
  }
  const { clock, runtime } = services;
  const id = JSON.stringify([type, message, dismissable, actionText, icon]);
  const shown = runtime.toasts.get(id);
  if (shown?.timer !== undefined) clock.clearTimeout(shown.timer);
  const timer = timeout ? clock.setTimeout(() => dispatch(dismissToast(id)), timeout) : undefined;
  runtime.toasts.set(id, { onAction, onDismiss, timer });
  const toast: Toast = { id, type, message, dismissable, actionText, icon };
  dispatch(toastsSlice.actions.added(toast));
  return id;
};

/** Takes a toast away and runs its dismiss handler. Its expiry does the same. */
export const dismissToast = (id: string): ShopThunk => (dispatch, _, { clock, runtime }) => {
  const shown = runtime.toasts.get(id);
  if (shown === undefined) return;
  if (shown.timer !== undefined) clock.clearTimeout(shown.timer);
  runtime.toasts.delete(id);
  dispatch(toastsSlice.actions.removed(id));
  shown.onDismiss?.();
};

/** Does what a toast offers, and takes it away. */
export const actOnToast = (id: string): ShopThunk => (dispatch, _, { runtime }) => {
  const action = runtime.toasts.get(id)?.onAction;
  dispatch(dismissToast(id));
  action?.();
};
