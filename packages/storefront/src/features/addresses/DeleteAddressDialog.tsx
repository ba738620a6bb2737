import * as text from '@shop/messages/addressBook';
import { Button, Dialog } from '@shop/ui';
import css from './Addresses.module.css';
import type { BookEntry } from './bookEntry.ts';

export interface DeleteAddressDialogProps {
  /** The address that is to go. */
  entry: BookEntry;
  /** It is being deleted: the dialog stays open. */
  busy: boolean;
  /** The shopper has said yes. */
  onDelete: () => void;
  /** The shopper has said no. */
  onClose: () => void;
}

/** Asks before an address is deleted, and says what a default leaves behind (account-05). */
export function DeleteAddressDialog({ entry, busy, onDelete, onClose }: DeleteAddressDialogProps) {
  const { main, defaultShipping, defaultBilling } = entry.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.removeTitle}
      busy={busy}
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {text.keep}
          </Button>
          <Button busy={busy} onClick={onDelete}>
            {text.removeNow}
          </Button>
        </>
      }
    >
      <div className={css['dialog']}>
        <address className={css['address']}>
          <strong>
            {main.firstname} {main.lastname}
          </strong>
          <span>{[main.street1, main.street2, `${main.city} ${main.postcode}`].filter(Boolean).join(', ')}</span>
        </address>
        <p>{defaultShipping || defaultBilling ? text.removeDefault : text.removeHelp}</p>
      </div>
    </Dialog>
  );
}
