import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/returns';
import { Button, Checkbox, Dialog, Notice, QuantityStepper, Select, Skeleton, TextArea } from '@shop/ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import css from './Dialogs.module.css';
import { returnableItems, type ReturnableItem } from './returnableItems.ts';
import { RequestGuestReturn, RequestReturn, ReturnReasonsQuery, type OrderReturns } from './returnQueries.ts';

/** Longest remark that is sent; characters. */
const longestComment = 1000;

export interface ReturnDialogProps {
  /** Undefined while it is being fetched. */
  returns: Pick<OrderReturns, 'id' | 'items_eligible_for_return' | 'returnable_until'> | undefined;
  /** What may go back could not be fetched. */
  failed: boolean;
  onRetry: () => void;
  /** Of a guest's order. */
  token?: string | undefined;
  /** Paid at the door: nothing leads back the way it was paid (orders-14). */
  isCash?: boolean;
  onClose: () => void;
  /** The shop has taken it; with the number of the return, and whether a mail has to be answered first. */
  onDone: (number: string, isToConfirm: boolean) => void;
}

/** Which items of an order go back, how many, and why. What is chosen stays when the shop refuses. */
export function ReturnDialog({ returns, failed, onRetry, token, isCash, onClose, onDone }: ReturnDialogProps) {
  const items = returns && returnableItems(returns);
  if (items && items.length > 0)
    return (
      <ReturnForm
        items={items}
        orderId={returns.id}
        token={token}
        isCash={isCash ?? false}
        onClose={onClose}
        onDone={onDone}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.dialogTitle}
      footer={
        <Button kind="secondary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      {items ? (
        <p>{text.nothingLeft}</p>
      ) : failed ? (
        <RetryNotice onRetry={onRetry}>{text.notLoaded}</RetryNotice>
      ) : (
        <Skeleton height="260px" />
      )}
    </Dialog>
  );
}

interface ReturnFormProps extends Pick<ReturnDialogProps, 'token' | 'isCash' | 'onClose' | 'onDone'> {
  items: ReturnableItem[];
  orderId: string;
}

function ReturnForm({ items, orderId, token, isCash, onClose, onDone }: ReturnFormProps) {
  const { client } = useCommerce();
  const [{ data }] = useQuery({ query: ReturnReasonsQuery });
  const [counts, setCounts] = useState<Record<string, number>>(() => {
    const [only] = items;
    return only && items.length === 1 ? { [only.id]: 1 } : {};
  });
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const [isPressed, setIsPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asked = data?.attributesList?.items?.find(each => each?.code === 'reason');
  const reasons = (asked?.options ?? []).flatMap(option => option ?? []);
  const needsReason = reasons.length > 0;
  const chosen = items.filter(({ id }) => (counts[id] ?? 0) > 0);
  const isSome = chosen.length > 0;
  const count = (id: string, pieces: number) => setCounts(known => ({ ...known, [id]: pieces }));

  const send = async () => {
    setIsPressed(true);
    if (busy || !isSome || (needsReason && reason === '') || comment.length > longestComment) return;
    setBusy(true);
    setProblem(undefined);
    const input = {
      ...(comment.trim() && { comment_text: comment.trim() }),
      items: chosen.map(({ id }) => ({
        order_item_uid: id,
        quantity_to_return: counts[id] ?? 1,
        ...(needsReason && { selected_custom_attributes: [{ attribute_code: 'reason', value: reason }] }),
      })),
    };
    const options = { additionalTypenames: ['CustomerOrder'] };
    try {
      const asks =
        token === undefined
          ? (await client.mutate(RequestReturn, { input: { ...input, order_uid: orderId } }, options)).requestReturn
          : (await client.mutate(RequestGuestReturn, { input: { ...input, token } }, options)).requestGuestReturn;
      if (asks?.return) return onDone(asks.return.number, asks.return.status === 'UNCONFIRMED');
      setProblem(text.notSent);
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notSent);
    }
    setBusy(false);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.dialogTitle}
      keepOpen
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text.keep}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {text.send}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        <fieldset className={css['items']} aria-describedby={isPressed && !isSome ? 'return-items' : undefined}>
          <legend>{text.choose}</legend>
          {items.map(({ id, name, most }) => {
            const pieces = counts[id] ?? 0;
            return (
              <div key={id} className={css['item']}>
                <Checkbox
                  label={name}
                  checked={pieces > 0}
                  onChange={event => count(id, event.target.checked ? 1 : 0)}
                />
                {pieces > 0 && most > 1 && (
                  <div className={css['count']}>
                    <QuantityStepper
                      value={pieces}
                      max={most}
                      label={text.howMany(name)}
                      onChange={value => count(id, value)}
                    />
                    {text.of(most)}
                  </div>
                )}
              </div>
            );
          })}
          {isPressed && !isSome && (
            <p id="return-items" className={css['wrong']} role="alert">
              {text.chooseSome}
            </p>
          )}
        </fieldset>
        {needsReason && (
          <Select
            label={text.reason}
            placeholder={text.chooseReason}
            options={reasons}
            value={reason}
            error={isPressed && reason === '' ? text.reasonMissing : undefined}
            onChange={event => setReason(event.target.value)}
            required
          />
        )}
        <TextArea
          label={text.comment}
          rows={3}
          value={comment}
          error={comment.length > longestComment ? text.commentLong(longestComment) : undefined}
          onChange={event => setComment(event.target.value)}
        />
        <p className={css['quiet']}>{text.next}</p>
        {isCash && <p className={css['quiet']}>{text.cashBack}</p>}
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
