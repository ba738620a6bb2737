import * as text from '@shop/messages/chrome';
import { actOnToast, appSlice, dismissToast, toastsSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { Notice, Toaster } from '@shop/ui';
import css from './Toasts.module.css';

/** What the shop has to say just now, and that the device is offline while it is. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(toastsSlice.selectors.selectToasts);
  const offline = useAppSelector(appSlice.selectors.selectShowsOffline);
  return (
    <>
      {offline && <div className={css['offline']}><Notice tone="warning">{text.offline}</Notice></div>}
      <Toaster toasts={toasts} onAction={id => dispatch(actOnToast(id))} onDismiss={id => dispatch(dismissToast(id))} />
    </>
  );
}
