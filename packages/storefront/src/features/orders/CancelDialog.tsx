import * as text from '@shop/messages/orders';
import { Button, Dialog, Select, Skeleton } from '@shop/ui';
import { useRef, useState } from 'react';
import { useQuery } from 'urql';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { CancelReasonsQuery } from './cancelQueries.ts';
import css from './Dialogs.module.css';
import { useCancelOrder, type CancelKey } from './useCancelOrder.ts';

export interface CancelDialogProps {
  /** Says whether it is a customer's order or a guest's. */
  cancelKey: CancelKey;
  /** The printed number, for the title. */
  number: string;
  /** What the shopper gets back, a sentence each. */
  comesBack: string[];
  /** The guest's, to whom the mail goes. */
  email?: string | null | undefined;
  /** The shopper keeps the order. */
  onClose: () => void;
  /** Cancelled, or (a guest's) the mail is on its way. */
  onDone: () => void;
}

/** Why an order is cancelled, and what comes back (orders-05). A guest's is cancelled by the mail that it sends. */
export function CancelDialog({ cancelKey, number, comesBack, email, onClose, onDone }: CancelDialogProps) {
  const isGuest = 'token' in cancelKey;
  const [{ data, error }, again] = useQuery({ query: CancelReasonsQuery });
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const why = useRef<HTMLSelectElement>(null);
  const { busy, problem, cancel } = useCancelOrder(cancelKey, onDone);
  const reasons = data?.storeConfig?.order_cancellation_reasons.flatMap(each => each?.description ?? []);
  const press = () => {
    setIsMissing(reason === '');
    if (reason !== '') void cancel(reason);
    else why.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.cancelTitle(number)}
      busy={busy}
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {text.keepOrder}
          </Button>
          <Button busy={busy} unavailable={!reasons} onClick={press}>
            {isGuest ? text.askByMail : text.cancelNow}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        {reasons ? (
          <Select
            ref={why}
            label={text.cancelReason}
            placeholder={text.chooseReason}
            options={reasons.map(each => ({ value: each, label: each }))}
            value={reason}
            error={isMissing ? text.reasonMissing : undefined}
            onChange={event => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
            required
          />
        ) : error ? (
          <RetryNotice onRetry={() => again({ requestPolicy: 'network-only' })}>{text.reasonsNotLoaded}</RetryNotice>
        ) : (
          <Skeleton height="76px" />
        )}
        <section className={css['told']} aria-labelledby="comes-back">
          <h3 id="comes-back">{text.comesBack}</h3>
          <ul>
            {comesBack.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        {isGuest && <p>{text.mailToConfirm(email || text.yourAddress)}</p>}
        {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      </div>
    </Dialog>
  );
}
