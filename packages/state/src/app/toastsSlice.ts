import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

/** A short notice, as the screen shows it. */
export interface Toast {
  /** Its identity: type, message, dismissable, action text and icon. */
  id: string;
  type: ToastType;
  message: string;
  dismissable: boolean;
  actionText?: string | undefined;
  /** Name of an icon. */
  icon?: string | undefined;
}

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    added(toasts, { payload }: PayloadAction<Toast>) {
      if (!toasts.some(toast => toast.id === payload.id)) toasts.push(payload);
    },
    removed: (toasts, { payload: id }: PayloadAction<string>) => toasts.filter(toast => toast.id !== id),
  },
  selectors: {
    /** Oldest first. */
    selectToasts: toasts => toasts,
  },
});
