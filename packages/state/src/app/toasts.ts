import type { Services, ShopThunk, ShownToast, ToastHandlers } from '../services.ts';
import { USUAL_MS } from './toastLifetimes.ts';
import { toastsSlice, type Toast, type ToastType } from './toastsSlice.ts';

export interface ToastInput extends ToastHandlers {
  type: ToastType;
  message: string;
  /** The shopper can close it. */
  dismissable?: boolean;
  actionText?: string;
  /** Name of an icon that `Toaster` knows, in place of that of its type. */
  icon?: string;
  /** Milliseconds until it goes, one of `toastLifetimes`: `USUAL_MS` when left out, never with 0 or false. */
  timeout?: number | false;
}

/**
 * Shows a toast and returns its id. A duplicate starts the timer of the one that is shown again, in its place.
 *
 * @throws TypeError for a toast without type or message, or one that could never go away (errors-06).
 */
export const addToast =
  ({ onAction, onDismiss, ...input }: ToastInput): ShopThunk<string> =>
  (dispatch, _, services) => {
    const { type, message, dismissable = false, actionText, icon, timeout = USUAL_MS } = input;
    if (!type) throw new TypeError('toast.type is required');
    if (!message) throw new TypeError('toast.message is required');
    if (!timeout && !dismissable && !onDismiss) {
      throw new TypeError('toast must be dismissable, or have a timeout or a dismiss handler');
    }
    const { runtime } = services;
    const id = JSON.stringify([type, message, dismissable, actionText, icon]);
    stopToast(runtime.toasts.get(id), services);
    runtime.toasts.set(id, { onAction, onDismiss, left: timeout || undefined });
    if (!runtime.toastsHeld) dispatch(startToast(id));
    const toast: Toast = { id, type, message, dismissable, actionText, icon };
    dispatch(toastsSlice.actions.added(toast));
    return id;
  };

/** Lets the time of a toast run, or go on. */
export const startToast =
  (id: string): ShopThunk =>
  (dispatch, _, { clock, runtime }) => {
    const shown = runtime.toasts.get(id);
    if (shown?.left === undefined) return;
    shown.running = {
      timer: clock.setTimeout(() => dispatch(dismissToast(id)), shown.left),
      endsAt: clock.now() + shown.left,
    };
  };

/** Stops the time of a toast, and keeps what it has left. */
export function stopToast(shown: ShownToast | undefined, { clock }: Services): void {
  if (!shown?.running) return;
  clock.clearTimeout(shown.running.timer);
  shown.left = shown.running.endsAt - clock.now();
  shown.running = undefined;
}

/** Takes a toast away and runs its dismiss handler. Its expiry does the same. */
export const dismissToast =
  (id: string): ShopThunk =>
  (dispatch, _, services) => {
    const { runtime } = services;
    const shown = runtime.toasts.get(id);
    if (shown === undefined) return;
    stopToast(shown, services);
    runtime.toasts.delete(id);
    dispatch(toastsSlice.actions.removed(id));
    shown.onDismiss?.();
  };
