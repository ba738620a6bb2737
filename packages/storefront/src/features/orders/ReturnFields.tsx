import * as text from '@shop/messages/returns';
import { Checkbox, QuantityStepper, Select, Skeleton, TextArea } from '@shop/ui';
import type { Ref } from 'react';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import css from './Dialogs.module.css';
import { longestComment, type ReturnForm } from './useReturnForm.ts';

export interface ReturnFieldsProps {
  /** Stands around all fields: the first that lacks something gets the focus. */
  ref: Ref<HTMLDivElement>;
  /** What is chosen so far, of `useReturnForm`. */
  form: ReturnForm;
  /** Paid at the door: nothing leads back the way it was paid (orders-14). */
  isCash: boolean;
}

/** Which items go back, how many of each, why, and what happens next. */
export function ReturnFields({ ref, form, isCash }: ReturnFieldsProps) {
  const { items = [], piecesOf, choose, isNothingChosen, reasons, waiting, problem } = form;
  return (
    <div ref={ref} className={css['body']}>
      <fieldset className={css['items']} aria-describedby={isNothingChosen ? 'return-items' : undefined}>
        <legend>{text.choose}</legend>
        {items.map(({ id, name, most }) => {
          const pieces = piecesOf(id);
          return (
            <div key={id} className={css['item']}>
              <Checkbox
                label={name}
                checked={pieces > 0}
                onChange={event => choose(id, event.target.checked ? 1 : 0)}
              />
              {pieces > 0 && most > 1 && (
                <div className={css['count']}>
                  <QuantityStepper
                    value={pieces}
                    max={most}
                    label={text.howMany(name)}
                    onChange={value => choose(id, value)}
                  />
                  {text.of(most)}
                </div>
              )}
            </div>
          );
        })}
        {isNothingChosen && (
          <p id="return-items" className={css['wrong']} role="alert">
            {text.chooseSome}
          </p>
        )}
      </fieldset>
      {waiting === 'coming' && <Skeleton height="76px" />}
      {waiting === 'failed' && <RetryNotice onRetry={form.askReasons}>{text.reasonsNotLoaded}</RetryNotice>}
      {reasons.length > 0 && (
        <Select
          label={text.reason}
          placeholder={text.chooseReason}
          options={reasons}
          value={form.reason}
          error={form.isReasonMissing ? text.reasonMissing : undefined}
          onChange={event => form.setReason(event.target.value)}
          required
        />
      )}
      <TextArea
        label={text.comment}
        rows={3}
        value={form.comment}
        error={form.isTooLong ? text.commentLong(longestComment) : undefined}
        onChange={event => form.setComment(event.target.value)}
      />
      <p className={css['quiet']}>{text.next}</p>
      {isCash && <p className={css['quiet']}>{text.cashBack}</p>}
      {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
    </div>
  );
}
