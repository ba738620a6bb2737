import * as text from '@shop/messages/chrome';
import type { ShopThunk } from '../services.ts';
import { appSlice } from './appSlice.ts';
import { CONNECTION_MS } from './toastLifetimes.ts';
import { addToast } from './toasts.ts';

/** Notes whether the device has a network, and says so when that changed (errors-08). */
export const noteConnection =
  (): ShopThunk =>
  (dispatch, getState, { events }) => {
    const isOnline = events?.isOnline?.() ?? true;
    if (isOnline === getState().app.isOnline) return;
    dispatch(isOnline ? appSlice.actions.wentOnline() : appSlice.actions.wentOffline());
    dispatch(
      addToast({
        type: isOnline ? 'success' : 'warning',
        message: isOnline ? text.online : text.offline,
        icon: isOnline ? 'online' : 'offline',
        timeout: CONNECTION_MS,
      }),
    );
  };
