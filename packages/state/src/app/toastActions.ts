import type { ShopThunk } from '../services.ts';
import { dismissToast, startToast, stopToast } from './toasts.ts';

/** Stops the time of all toasts while the shopper is at one of them; it goes on from there once she has left. */
export const holdToasts =
  (held: boolean): ShopThunk =>
  (dispatch, _, services) => {
    const { runtime } = services;
    if (runtime.toastsHeld === held) return;
    runtime.toastsHeld = held;
    for (const [id, shown] of runtime.toasts) {
      if (held) stopToast(shown, services);
      else dispatch(startToast(id));
    }
  };

/** Does what a toast offers, and takes it away. */
export const actOnToast =
  (id: string): ShopThunk =>
  (dispatch, _, { runtime }) => {
    const action = runtime.toasts.get(id)?.onAction;
    dispatch(dismissToast(id));
    action?.();
  };
