import * as text from '@shop/messages/returns';
import { Button, Dialog, Skeleton } from '@shop/ui';
import { useRef } from 'react';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import type { OrderKey } from './orderQueries.ts';
import { ReturnFields } from './ReturnFields.tsx';
import type { AskedReturn } from './useRequestReturn.ts';
import { useReturnForm, type ReturnableOrder } from './useReturnForm.ts';

export interface ReturnDialogProps {
  /** Undefined while it is being fetched. */
  returns: ReturnableOrder | undefined;
  /** What may go back could not be fetched. */
  failed: boolean;
  /** Asks once more what may go back. */
  onRetry: () => void;
  /** The order that items go back of. */
  orderKey: OrderKey;
  /** Paid at the door: nothing leads back the way it was paid (orders-14). */
  isCash?: boolean;
  /** The shopper sends nothing back. */
  onClose: () => void;
  /** The shop has it. */
  onDone: (asked: AskedReturn) => void;
}

/**
 * Which items of an order go back, how many, and why. It stands while what may go back is fetched, and what is chosen
 * stays when the shop refuses.
 */
export function ReturnDialog({
  returns,
  failed,
  onRetry,
  orderKey,
  isCash = false,
  onClose,
  onDone,
}: ReturnDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useReturnForm(returns, orderKey, fields, onDone);
  const { items, isThere, busy } = form;
  const content = () => {
    if (isThere) return <ReturnFields ref={fields} form={form} isCash={isCash} />;
    if (items) return <p>{text.nothingLeft}</p>;
    return failed ? <RetryNotice onRetry={onRetry}>{text.notLoaded}</RetryNotice> : <Skeleton height="260px" />;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.dialogTitle}
      keepOpen={isThere}
      busy={busy}
      // Which items go back is asked first, and its remark is the only text field.
      readFirst
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {isThere ? text.keep : text.close}
          </Button>
          {isThere && (
            <Button busy={busy} unavailable={!form.isKnown} onClick={form.send}>
              {text.send}
            </Button>
          )}
        </>
      }
    >
      {content()}
    </Dialog>
  );
}
