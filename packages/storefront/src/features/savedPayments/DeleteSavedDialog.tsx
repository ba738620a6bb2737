import * as text from '@shop/messages/savedPayments';
import { Button, Dialog, Notice } from '@shop/ui';
import type { SavedMethod } from '../shared/savedMethods/readSavedMethods.ts';
import { useDeleteSaved } from './useDeleteSaved.ts';
import css from './SavedPayments.module.css';

export interface DeleteSavedDialogProps {
  /** What is to be deleted, named in the title. */
  method: SavedMethod;
  /** It stays saved. */
  onClose: () => void;
  /** It is not saved any more. */
  onGone: () => void;
}

/** Asks once more before something that is saved is deleted. */
export function DeleteSavedDialog({ method, onClose, onGone }: DeleteSavedDialogProps) {
  const { busy, problem, remove } = useDeleteSaved(method.token, onGone);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.removeTitle(method.label)}
      busy={busy}
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {text.keep}
          </Button>
          <Button busy={busy} onClick={() => void remove()}>
            {text.remove}
          </Button>
        </>
      }
    >
      <div className={css['list']}>
        <p>{text.removeHelp}</p>
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
