import * as text from '@shop/messages/returns';
import { Button, Checkbox, Dialog, QuantityStepper, Select, Skeleton, TextArea } from '@shop/ui';
import { useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useFormDraft } from '../shared/account/useFormDraft.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import css from './Dialogs.module.css';
import type { OrderKey } from './orderQueries.ts';
import { returnableItems, type ReturnableItem } from './returnableItems.ts';
import { ReturnReasonsQuery, type OrderReturns } from './returnQueries.ts';
import { useRequestReturn, type AskedReturn } from './useRequestReturn.ts';

/** Longest remark that is sent; characters. */
const longestComment = 1000;

export interface ReturnDialogProps {
  /** Undefined while it is being fetched. */
  returns: Pick<OrderReturns, 'id' | 'items_eligible_for_return' | 'returnable_until' | 'returns'> | undefined;
  /** What may go back could not be fetched. */
  failed: boolean;
  onRetry: () => void;
  orderKey: OrderKey;
  /** Paid at the door: nothing leads back the way it was paid (orders-14). */
  isCash?: boolean;
  onClose: () => void;
  /** The shop has it. */
  onDone: (asked: AskedReturn) => void;
}

/** Which items of an order go back, how many, and why. What is chosen stays when the shop refuses or the session ends (account-04). */
export function ReturnDialog({ returns, failed, onRetry, orderKey, isCash, onClose, onDone }: ReturnDialogProps) {
  const items = returns && returnableItems(returns);
  if (items && items.length > 0)
    return (
      <ReturnForm
        items={items}
        order={returns}
        orderKey={orderKey}
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

interface ReturnFormProps extends Pick<ReturnDialogProps, 'orderKey' | 'isCash' | 'onClose' | 'onDone'> {
  items: ReturnableItem[];
  order: NonNullable<ReturnDialogProps['returns']>;
}

/** What is chosen and written of a return. */
interface Wish {
  /** Pieces that go back, by the item's id. */
  counts: Record<string, number>;
  /** Value of the chosen one. */
  reason: string;
  comment: string;
}

function ReturnForm({ items, order, orderKey, isCash, onClose, onDone }: ReturnFormProps) {
  const [{ data, error, fetching }, again] = useQuery({ query: ReturnReasonsQuery });
  const { kept, keep, forget } = useFormDraft<Wish>(`return ${order.id}`);
  const [typed, setTyped] = useState<Wish>();
  const [only] = items;
  const begun: Wish = { counts: only && items.length === 1 ? { [only.id]: 1 } : {}, reason: '', comment: '' };
  const wish = typed ?? { ...begun, ...kept };
  const { reason, comment } = wish;
  // Some of them may have gone back meanwhile.
  const counts = Object.fromEntries(items.map(({ id, most }) => [id, Math.min(wish.counts[id] ?? 0, most)]));
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    setTyped(next);
    keep(next);
  };
  const [isPressed, setIsPressed] = useState(false);
  const { busy, problem, request } = useRequestReturn(order, orderKey, asked => {
    forget();
    onDone(asked);
  });
  const choice = useRef<HTMLFieldSetElement>(null);
  const why = useRef<HTMLSelectElement>(null);
  const remark = useRef<HTMLTextAreaElement>(null);
  const asked = data?.attributesList?.items?.find(each => each?.code === 'reason');
  const reasons = (asked?.options ?? []).flatMap(option => option ?? []);
  const needsReason = reasons.length > 0;
  const isKnown = Boolean(data);
  const chosen = items.filter(({ id }) => (counts[id] ?? 0) > 0);
  const isSome = chosen.length > 0;
  const count = (id: string, pieces: number) => change({ counts: { ...counts, [id]: pieces } });

  /** The first place where something is wrong; it may be out of sight. */
  const missing = (): HTMLElement | null | undefined => {
    if (!isSome) return choice.current?.querySelector('input');
    if (needsReason && reason === '') return why.current;
    return comment.length > longestComment ? remark.current : undefined;
  };
  const send = () => {
    setIsPressed(true);
    const place = missing();
    if (place) return place.focus();
    if (!isKnown) return;
    void request({
      comment: comment.trim(),
      items: chosen.map(({ id }) => ({ id, pieces: counts[id] ?? 1 })),
      reason: needsReason ? reason : undefined,
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.dialogTitle}
      keepOpen
      // Which items go back is asked first, and its remark is the only text field.
      readFirst
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {text.keep}
          </Button>
          <Button busy={busy} unavailable={!isKnown} onClick={send}>
            {text.send}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        <fieldset
          ref={choice}
          className={css['items']}
          aria-describedby={isPressed && !isSome ? 'return-items' : undefined}
        >
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
        {!isKnown && fetching && <Skeleton height="76px" />}
        {!isKnown && error && (
          <RetryNotice onRetry={() => again({ requestPolicy: 'network-only' })}>{text.reasonsNotLoaded}</RetryNotice>
        )}
        {needsReason && (
          <Select
            ref={why}
            label={text.reason}
            placeholder={text.chooseReason}
            options={reasons}
            value={reason}
            error={isPressed && reason === '' ? text.reasonMissing : undefined}
            onChange={event => change({ reason: event.target.value })}
            required
          />
        )}
        <TextArea
          ref={remark}
          label={text.comment}
          rows={3}
          value={comment}
          error={comment.length > longestComment ? text.commentLong(longestComment) : undefined}
          onChange={event => change({ comment: event.target.value })}
        />
        <p className={css['quiet']}>{text.next}</p>
        {isCash && <p className={css['quiet']}>{text.cashBack}</p>}
        {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      </div>
    </Dialog>
  );
}
