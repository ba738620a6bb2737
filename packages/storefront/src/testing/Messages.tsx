import { actOnToast, dismissToast, toastsSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { Toaster } from '@shop/ui';

/** What the shop has to say, as the frame around every page shows it: for parts whose story ends in a message. */
export function Messages() {
  const dispatch = useAppDispatch();
  return <Toaster toasts={useAppSelector(toastsSlice.selectors.selectToasts)} onAction={id => dispatch(actOnToast(id))} onDismiss={id => dispatch(dismissToast(id))} />;
}
