import * as text from '@shop/messages/chrome';
import { actOnToast, appSlice, dismissToast, toastsSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { Notice, Toaster } from '@shop/ui';
import css from './Toasts.module.css';

/** What the shop has to say just now, and that the device is offline or an answer takes long, while that is so. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(toastsSlice.selectors.selectToasts);
  const offline = useAppSelector(appSlice.selectors.selectShowsOffline);
  const slow = useAppSelector(appSlice.selectors.selectIsWorking);
  return (
    <>
      {offline && <div className={css['state']}><Notice tone="warning">{text.offline}</Notice></div>}
      {slow && !offline && <div className={css['state']}><Notice tone="info">{text.slow}</Notice></div>}
      <Toaster toasts={toasts} onAction={id => dispatch(actOnToast(id))} onDismiss={id => dispatch(dismissToast(id))} />
    </>
  );
}
