import { rememberFocus } from '../focus/rememberFocus.ts';

/**
 * Opens a modal dialog. Closed, it gives the focus back to where it came from: the browser does, unless that is gone by
 * then, for example a button of the very thing that was done away with.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const goBack = rememberFocus();
  dialog.showModal();
  dialog.addEventListener(
    'close',
    () => {
      if (document.activeElement === document.body) goBack();
    },
    { once: true },
  );
}
